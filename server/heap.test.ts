import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const { href } = new URL('heap.ts', import.meta.url);
const settled = `(await import('${href}')).settleHeap();`;

/** What a program prints, and V8 as it is asked to by `flags`. */
function printed(flags: readonly string[], program: string): string {
  const given = [...flags, '--import', 'tsx', '--input-type=module', '--eval', program];
  return execFileSync(process.execPath, given, { encoding: 'utf8' });
}

/** Keeps all of many literals, doing `each` after every hundredth. */
const keeping = (each: string) => `
  const kept = [];
  for (let index = 0; index < 300_000; index += 1) {
    kept.push({ index, list: [index] });
    if (index % 100 === 0) { ${each} }
  }`;

it('makes nothing among the old objects for having outlived a collection', () => {
  const flags = ['--trace-pretenuring-statistics', '--max-semi-space-size=1'];
  expect(printed(flags, keeping(''))).toContain('=> tenure');
  expect(printed(flags, settled + keeping(''))).not.toContain('=> tenure');
});

it('gives young objects all the space they may have once they need more', () => {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8';
    const size = () => getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size;
    const sizes = new Set([size()]);
    ${keeping('sizes.add(size());')}
    process.stdout.write(String(sizes.size));`;
  expect(Number(printed([], program))).toBeGreaterThan(2);
  expect(printed([], settled + program)).toBe('2');
});

it('looks at all memory when what is old has doubled', () => {
  const flags = ['--expose-gc', '--trace-gc', '--trace-gc-verbose'];
  const told = printed(flags, `${settled} ${keeping('')} gc();`);
  const limits = Array.from(
    told.matchAll(/\[HeapController\] Limit: .* \((?<factor>[\d.]+)\)/gu),
    ([, factor]) => factor,
  );
  expect(new Set(limits)).toEqual(new Set(['2.0']));
});
