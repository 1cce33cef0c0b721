/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunks } from './vite/chunks.ts';
import { finish } from './vite/finish.ts';
import { slimTexts } from './vite/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  // Wherever the page is, its files stand beside it.
  base: './',
  plugins: [slimTexts(), svelte(), finish()],
  resolve: {
    alias: { $protocol: here('./protocol.ts'), $texts: here('../src/geisterstunde') },
    // Components are tested as a browser runs them.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  // `GEISTERSTUNDE=http://127.0.0.1:8018 npx vite` shows the client as it is being written, with that server behind it.
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: process.env.GEISTERSTUNDE ?? 'http://127.0.0.1:8018', ws: true } } },
  // Into the package, so that it is in the wheel.
  build: { outDir: here('../src/geisterstunde/server/client/built'), emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', rolldownOptions: { output: { codeSplitting: chunks } } },
  // Nothing is timed here; this only ends what hangs, also where a machine has much else to do.
  // Vitest leaves a core to itself where nobody says otherwise: of two that is half.
  test: { environment: 'happy-dom', maxWorkers: 2, testTimeout: 60_000, include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
}));
