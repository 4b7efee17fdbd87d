import { expect, it } from 'vitest';
import { isLaterBuild } from './console-build.ts';

it.each([
  ['20261122T203335.aaaa', '20261121T203335.bbbb', true],
  ['20261122T203335.aaaa', '20261122T203334.bbbb', true],
  // Half way through a release a page of it hears of consoles that are not replaced yet.
  ['20261121T203335.bbbb', '20261122T203335.aaaa', false],
  // The same release, built on another machine.
  ['20261122T203335.aaaa', '20261121T203335.aaaa', false],
  ['', '20261121T203335.aaaa', false],
])('%s beside a page of %s: later is %s', (one, other, isLater) => {
  expect(isLaterBuild(one, other)).toBe(isLater);
});
