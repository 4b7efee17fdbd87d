/** What the documents point at is there: files, headings, commands, variables. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { scripts } from './package.json' with { type: 'json' };

const listed = (pattern: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
const documents = listed('*.md').map((file) => ({ file, source: readFileSync(file, 'utf8') }));

/** Without what stands in fences, where a bracket is no link and a hash no heading. */
const proseOf = (source: string) => source.replace(/^```[\s\S]*?^```$/gm, '');

/** The names under which headings are linked to, as GitHub makes them. */
function anchorsOf(source: string): ReadonlySet<string> {
  const headings = [...proseOf(source).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

it('no document links to a file or a heading that is not there', () => {
  const links = documents.flatMap(({ file, source }) =>
    [...proseOf(source).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].map(([, path = '', anchor]) => {
      const target = path === '' ? file : normalize(join(dirname(file), path));
      const isThere =
        existsSync(target) && (anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).has(anchor));
      return { link: `${file}: ${path}${anchor === undefined ? '' : `#${anchor}`}`, isThere };
    }),
  );
  expect(links.length).toBeGreaterThan(60);
  expect(links.filter(({ isThere }) => !isThere).map(({ link }) => link)).toEqual([]);
});

it('every document is led to from the README', () => {
  const reached = new Set(['README.md']);
  for (const file of reached) {
    const source = documents.find((document) => document.file === file)?.source ?? '';
    for (const [, path = ''] of source.matchAll(/\]\((?!https?:)([^)\s#]+\.md)(?:#[^)\s]*)?\)/g)) {
      reached.add(normalize(join(dirname(file), path)));
    }
  }
  expect(documents.map(({ file }) => file).filter((file) => !reached.has(file))).toEqual([]);
});

it('no document names a command that package.json does not have, or a test file that is not there', () => {
  const named = documents.flatMap(({ file, source }) => [
    ...[...source.matchAll(/npm run ([a-z][\w:-]*)/g)]
      .filter(([, command = '']) => !(command in scripts))
      .map(([text]) => `${file}: ${text}`),
    ...[...source.matchAll(/(?<=playwright test |vitest run )[\w./-]+/g)]
      .filter(([path]) => !existsSync(path))
      .map(([path]) => `${file}: ${path}`),
  ]);
  expect(named).toEqual([]);
});
