/** What is done when all files are there: the page gets the name of its build, and every text is compressed beside it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;
/** Scripts of which nearly all is run as soon as they are there. */
const RUN_AT_ONCE = /^(index|drawing|table|shelf|game)-[^/]+\.js$/;
/** What is smaller than a packet does not come sooner. */
const WORTH_IT = 1000;

export function finish(): Plugin {
  let folder = '';
  return {
    name: 'finish',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    // Text is drawn with its letters at once, not first with others: the page is laid out only once.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` }, injectTo: 'head' as const })),
    },
    closeBundle() {
      nameBuild(join(folder, 'index.html'));
      for (const file of filesIn(folder)) if (RUN_AT_ONCE.test(basename(file))) readAtOnce(file);
      for (const file of filesIn(folder)) if (COMPRESSED.test(file) && statSync(file).size >= WORTH_IT) compress(file);
    },
  };
}

/** The page names its files by their hashes, so its own hash names all of them; an old tab compares it. */
function nameBuild(page: string): void {
  const html = readFileSync(page, 'utf8');
  const name = createHash('sha256').update(html).digest('hex').slice(0, 12);
  writeFileSync(page, html.replace('<meta name="build" content="" />', `<meta name="build" content="${name}" />`));
}

/** By this first line a browser reads the whole file while it comes, instead of function by function while it runs: a tenth of the way to a table. */
function readAtOnce(file: string): void {
  writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
}

function compress(file: string): void {
  const content = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
