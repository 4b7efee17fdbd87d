/** The rooms of the house: which may use which, proved by planting every import there could be. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const linter = resolve('node_modules/.bin/oxlint');

/** The lines of planted files that the linter refuses for what they import: `web/ui/planted.ts:3`. */
function refused(planted: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'portico-arrows-'));
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [file, targets] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), targets.map((target) => `export * from '${target}';\n`).join(''));
  }
  const { stdout } = spawnSync(linter, ['--format', 'unix'], { cwd: folder, encoding: 'utf8' });
  return [...stdout.matchAll(/^(?:\.\/)?(\S+):(\d+):\d+: .*no-restricted-imports/gm)].map(
    ([, file, line]) => `${file}:${line}`,
  );
}

const sides = ['web', 'bff', 'region', 'server', 'shared', 'launch', 'vite', 'testing', 'e2e', 'bench'];
const namedFromTop = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).imports);

describe('sides', () => {
  const others = (side: string) => sides.filter((other) => other !== side);
  const arrows = new Set(sides.flatMap((side) => sidesUsed(side).map((other) => `${side} → ${other}`)));
  /** Of what is planted in a folder, an import of every other side; answers those that the linter lets pass. */
  const allowedIn = (folders: readonly string[]) => {
    const way = (folder: string, other: string) =>
      namedFromTop.includes(`#${other}/*`)
        ? `#${other}/planted.ts`
        : `${folder.replaceAll(/[^/]+/g, '..')}/${other}/planted.ts`;
    const sideOf = (folder: string) => folder.split('/')[0] ?? '';
    const planted = folders.map(
      (folder) => [`${folder}/planted.ts`, others(sideOf(folder)).map((other) => way(folder, other))] as const,
    );
    const lines = new Set(refused(Object.fromEntries(planted)));
    return folders.flatMap((folder) =>
      others(sideOf(folder)).flatMap((other, index) =>
        lines.has(`${folder}/planted.ts:${index + 1}`) ? [] : [`${sideOf(folder)} → ${other}`],
      ),
    );
  };

  it('the linter allows just the arrows there are', () => {
    expect(allowedIn(sides).sort()).toEqual([...arrows].sort());
  });

  it('no room may use more than its side', () => {
    const rooms = ['web', 'bff', 'region', 'shared'].flatMap((side) =>
      readdirSync(side)
        .filter((name) => sourcesIn(join(side, name)).length > 0)
        .map((name) => `${side}/${name}`),
    );
    expect(allowedIn(rooms).filter((arrow) => !arrows.has(arrow))).toEqual([]);
  });

  it.each([
    ['web/ui/planted.ts', '#shared/session.ts'],
    ['web/ui/planted.ts', '../api/client.ts'],
    ['web/pages/users/planted.ts', '#web/pages/clusters/planted.ts'],
    ['web/pages/users/planted.ts', '../clusters/planted.ts'],
    ['web/pages/users/planted.ts', '../../../launch/child.ts'],
    ['web/messages/en/planted.ts', '../../../launch/child.ts'],
    ['web/list/planted.ts', '#web/App.tsx'],
    ['region/store/planted.ts', '#region/app.ts'],
    ['bff/session/planted.ts', '#bff/app.ts'],
    ['web/ui/planted.test.ts', '../../launch/child.ts'],
    ['shared/rules/planted.test.ts', '../../launch/child.ts'],
    ['shared/planted.ts', 'node:fs'],
  ])('%s may not import %s', (file, target) => {
    expect(refused({ [file]: [target] })).toEqual([`${file}:1`]);
  });
});

describe.each(['web', 'bff', 'region', 'shared'])('rooms of %s', (side) => {
  const rooms = readdirSync(side).filter((name) => sourcesIn(join(side, name)).length > 0);
  const arrows = new Set(
    rooms.flatMap((room) => used(side, room).flatMap((other) => (rooms.includes(other) ? [`${room} → ${other}`] : []))),
  );

  it('the linter allows just the arrows there are', () => {
    const others = (room: string) => rooms.filter((other) => other !== room);
    const file = (room: string) => `${side}/${room}/planted.ts`;
    const planted = rooms.map(
      (room) => [file(room), others(room).map((other) => `#${side}/${other}/planted.ts`)] as const,
    );
    const lines = new Set(refused(Object.fromEntries(planted)));
    const allowed = rooms.flatMap((room) =>
      others(room).flatMap((other, index) => (lines.has(`${file(room)}:${index + 1}`) ? [] : [`${room} → ${other}`])),
    );
    expect(allowed.sort()).toEqual([...arrows].sort());
  });

  it('no arrow leads back', () => {
    let left = rooms;
    for (;;) {
      const standing = left.filter((room) => left.some((other) => arrows.has(`${room} → ${other}`)));
      if (standing.length === left.length) break;
      left = standing;
    }
    expect(left).toEqual([]);
  });
});

it('what an import does not name from the top stays in the room', () => {
  const leaving = ['web', 'bff', 'region', 'server', 'shared'].flatMap((side) =>
    [...sourcesIn(side), ...testsIn(side)].flatMap((file) => {
      const [, ...below] = dirname(file).split('/');
      const room = join(side, below[0] ?? '');
      return targetsOf(file)
        .filter((target) => target.startsWith('.'))
        .map((target) => join(dirname(file), target))
        .filter((target) => !target.startsWith(`${room}/`))
        .map((target) => `${file} → ${target}`);
    }),
  );
  expect(leaving).toEqual([]);
});

/** The other sides that a side imports anything of; e2e is nothing but tests. */
function sidesUsed(side: string): readonly string[] {
  const imports = [...sourcesIn(side), ...(side === 'e2e' ? testsIn(side) : [])]
    .flatMap((file) =>
      targetsOf(file).map((target) => (target.startsWith('.') ? `#${join(dirname(file), target)}` : target)),
    )
    .flatMap((target) => (target.startsWith('#') ? [target.slice(1).split('/')[0] ?? ''] : []));
  return [...new Set(imports)].filter((other) => other !== side && sides.includes(other));
}

/** The other rooms of its side that a room imports anything of, types included. */
function used(side: string, room: string): readonly string[] {
  const imports = sourcesIn(join(side, room))
    .flatMap(targetsOf)
    .flatMap((target) => (target.startsWith(`#${side}/`) ? [target.split('/')[1] ?? ''] : []));
  return [...new Set(imports)].filter((other) => other !== room);
}

/** What a file imports, as it is written there. */
function targetsOf(file: string): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import|glob[^'(]*\(\[?)\s*'([^']+)'/g);
  return [...imports].map(([, target = '']) => target);
}

function testsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

function sourcesIn(folder: string): readonly string[] {
  if (!statSync(folder).isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\./.test(file))
    .map((file) => join(folder, file));
}
