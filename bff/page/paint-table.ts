/** Which of the build's first paints an address gets. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintTableFile, type FirstPaints, type PagePaints, type PaintTable } from '#shared/first-paint.ts';

/** Of an address of the page. `known`: the request brings a session, whether it still lasts or not. */
export type FindPaints = (path: string, known: boolean) => FirstPaints | undefined;

const belowScope = /^\/[^/]+\/(organisation|space)s\/[^/]+\/(.+?)\/?$/;

/** A folder without a build has none. */
export function readPaints(webRoot: string): FindPaints {
  const file = join(webRoot, paintTableFile);
  if (!existsSync(file)) return () => undefined;
  const { signIn, activation, home, above, pages } = JSON.parse(readFileSync(file, 'utf8')) as PaintTable;
  const patterns = pages
    .toSorted((a, b) => parametersOf(a) - parametersOf(b))
    .map((page) => [patternOf(page), page] as const);
  return (path, known) => {
    if (/^\/activation\/?$/.test(path)) return activation;
    if (!known || /^\/sign-in(\/|$)/.test(path)) return signIn;
    const [, kind, rest = ''] = belowScope.exec(path) ?? [];
    const found = patterns.find(([pattern, { kind: its }]) => its === kind && pattern.test(rest));
    return found?.[1].paints ?? above[path.replace(/(?<=.)\/$/, '')] ?? home;
  };
}

/** `clusters/new` is looked for before `clusters/:clusterId`. */
const parametersOf = ({ path }: PagePaints) => path.split(':').length;

const patternOf = ({ path }: PagePaints) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
