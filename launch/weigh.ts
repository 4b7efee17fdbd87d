/** `npm run weigh`: what the first pages cost, read from the build. Exit 1 above a budget. Sizes in bytes, gzip -9. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languageCodes } from '#shared/languages.ts';

const web = new URL('../dist/web/', import.meta.url).pathname;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const html = readFileSync(join(web, 'index.html'), 'utf8');

const pages = [
  {
    name: 'sign-in page',
    budget: 105_000,
    modules: [
      ...['{language}/core', '{language}/signIn', 'outer-words'].map((words) => `messages/${words}.ts`),
      'pages/sign-in/SignInPage.tsx',
    ],
  },
  {
    name: 'activation page',
    budget: 115_000,
    modules: [
      ...['{language}/core', '{language}/activation', 'outer-words'].map((words) => `messages/${words}.ts`),
      'pages/activation/ActivationPage.tsx',
    ],
  },
  {
    name: 'users list',
    budget: 130_000,
    modules: ['messages/{language}/core.ts', 'console', 'messages/{language}/users.ts'],
  },
  {
    name: 'overview',
    budget: 140_000,
    modules: [
      ...['core', 'overview'].map((area) => `messages/{language}/${area}.ts`),
      'console',
      'pages/home/HomePage.tsx',
    ],
  },
];

const weight = (file: string) => gzipSync(readFileSync(join(web, file)), { level: 9 }).length;

/** Files a page loads: the scripts of the document, its modules (or chunks by name), and all that these import at once. */
function filesOf(modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (module: string): void => {
    const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === module);
    if (chunk === undefined) throw new Error(`the build has no ${module}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [, file] of html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) {
    const key = Object.keys(manifest).find((name) => manifest[name]?.file === file);
    if (key !== undefined) visit(key);
  }
  for (const module of modules) visit(module);
  return files;
}

let over = false;
function report(name: string, bytes: number, budget: number): void {
  over ||= bytes > budget;
  process.stdout.write(`${bytes > budget ? 'OVER' : 'ok  '} ${name}: ${bytes} of ${budget} B\n`);
}

for (const { name, budget, modules } of pages) {
  for (const language of languageCodes) {
    const files = filesOf(modules.map((module) => module.replace('{language}', language)));
    const bytes = [...files].reduce((sum, file) => sum + weight(file), 0);
    report(`JS of the ${name}, ${language}, ${files.size} files`, bytes, budget);
  }
}

// The one for paper is fetched behind the page.
const sheets = [...html.matchAll(/<link rel="stylesheet"(?! media="print")[^>]* href="\/(?<file>[^"]+)"/g)].map(
  ({ groups }) => groups?.['file'] ?? '',
);
report(
  `CSS, ${sheets.length} file`,
  sheets.reduce((sum, file) => sum + weight(file), 0),
  12_000,
);
process.exitCode = over || sheets.length !== 1 ? 1 : 0;
