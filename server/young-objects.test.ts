import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** What V8 says of literals that all outlive a collection, where `before` runs first. */
function decisionsAfter(before: string): string {
  const program = `${before}
    const kept = [];
    for (let index = 0; index < 300_000; index += 1) kept.push({ index, list: [index] });`;
  const flags = ['--trace-pretenuring-statistics', '--max-semi-space-size=1', '--import', 'tsx'];
  return execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', program], { encoding: 'utf8' });
}

it('has V8 make nothing among the old objects for having outlived a collection', () => {
  const { href } = new URL('young-objects.ts', import.meta.url);
  expect(decisionsAfter('')).toContain('=> tenure');
  expect(decisionsAfter(`(await import('${href}')).keepObjectsYoung();`)).not.toContain('=> tenure');
});
