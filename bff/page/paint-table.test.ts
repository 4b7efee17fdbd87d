import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paintTableFile, type FirstPaints, type PaintTable } from '#shared/first-paint.ts';
import { languageCodes } from '#shared/languages.ts';
import { readPaints, type FindPaints } from './paint-table.ts';

const named = (outline: string) =>
  Object.fromEntries(languageCodes.map((language) => [language, { links: '', outline }])) as FirstPaints;
const table: PaintTable = {
  signIn: named('sign-in'),
  activation: named('activation'),
  home: named('home'),
  above: { '/': named('overview'), '/runs': named('work') },
  pages: [
    { path: 'clusters/:clusterId', kind: 'space', paints: named('cluster') },
    { path: 'clusters/new', kind: 'space', paints: named('new cluster') },
    { path: 'users', kind: 'space', paints: named('users of a space') },
    { path: 'users', kind: 'organisation', paints: named('users of an organisation') },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'portico-paints-'));
let find: FindPaints;
beforeAll(() => {
  mkdirSync(dirname(join(folder, paintTableFile)), { recursive: true });
  writeFileSync(join(folder, paintTableFile), JSON.stringify(table));
  find = readPaints(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['/eu-std-1/spaces/1/users', 'users of a space'],
  ['/eu-std-1/spaces/1/users/', 'users of a space'],
  ['/eu-std-1/organisations/1/users', 'users of an organisation'],
  ['/eu-std-1/spaces/1/clusters/new', 'new cluster'],
  ['/eu-std-1/spaces/1/clusters/2', 'cluster'],
  ['/eu-std-1/spaces/1/clusters/2/nothing', 'home'],
  ['/eu-std-1/organisations/1/clusters/2', 'home'],
  ['/', 'overview'],
  ['/runs', 'work'],
  ['/runs/', 'work'],
  ['/runs/1', 'home'],
  ['/eu-std-1', 'home'],
  ['/sign-in', 'sign-in'],
  ['/sign-in/callback', 'sign-in'],
  ['/activation', 'activation'],
])('%s of a browser with a session begins as %s', (path, outline) => {
  expect(find(path, true)?.en.outline).toBe(outline);
});

it.each([
  ['/eu-std-1/spaces/1/users', 'sign-in'],
  ['/activation', 'activation'],
])('%s of a browser without one begins as %s', (path, outline) => {
  expect(find(path, false)?.en.outline).toBe(outline);
});

it('has nothing to say of a folder without a build', () => {
  expect(readPaints(join(folder, 'absent'))('/', true)).toBeUndefined();
});
