/** Catalogues as a browser needs them: what is said only in a terminal stays at home. */
import type { Plugin } from 'vite';

const ONLY_IN_TERMINALS = /^(cli|bench|arena|refusal-(journal|store|backup)|setting)-/;

/** What a guide says in other words where there is no screen. */
const WORDS_FOR_TERMINALS = /^\s+\.terminal(-how)? =/;

/** The catalogue without comments, and without messages and attributes that no browser says. */
export function slimmed(source: string): string {
  const kept: string[] = [];
  let isKept = true;
  let isMessageKept = true;
  for (const line of source.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    // A message goes on as long as its lines are indented, or close what was opened.
    if (!/^[\s}]/.test(line)) isKept = isMessageKept = !ONLY_IN_TERMINALS.test(line);
    // An attribute goes on until the next one begins.
    else if (/^\s+\.[\w-]+ =/.test(line)) isKept = isMessageKept && !WORDS_FOR_TERMINALS.test(line);
    if (isKept) kept.push(line);
  }
  return `${kept.join('\n')}\n`;
}

export function slimTexts(): Plugin {
  return {
    name: 'slim-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.ftl\?raw$/.test(id)) return null;
      const source = JSON.parse(code.replace(/^export default /, '').replace(/;?\s*$/, '')) as string;
      return { code: `export default ${JSON.stringify(slimmed(source))}`, map: null };
    },
  };
}
