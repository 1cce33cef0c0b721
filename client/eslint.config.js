import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // The drawings of the kit are strings of SVG; every text from outside is escaped where it enters them (kit/ghost.ts, esc).
      'svelte/no-at-html-tags': 'off',
    },
  },
  { ignores: ['dist/', 'node_modules/', 'protocol.ts'] },
);
