import { describe, expect, it } from 'vitest';
import { ManualScheduler } from '#shared/scheduler.ts';
import { maximumWatchedSpaces } from '#shared/watch.ts';
import { WantedSpaces } from './wanted-spaces.ts';
import { covers } from './watch-address.ts';

const regions = new Set(['eu-std-1']);
const spaces = (name: string, count: number) => Array.from({ length: count }, (_, n) => `eu-std-1/${name}-${n}`);

function wanted() {
  const time = new ManualScheduler();
  return { time, wanted: new WantedSpaces(time) };
}

describe('the spaces the tabs want', () => {
  it('are watched once, whichever tabs want them', () => {
    const { wanted: all } = wanted();
    all.set('one', ['eu-std-1/b', 'eu-std-1/a']);
    all.set('two', ['eu-std-1/a']);
    expect(all.union(regions)).toEqual(['eu-std-1/b', 'eu-std-1/a']);
  });

  it('are watched only where one is signed in', () => {
    const { wanted: all } = wanted();
    all.set('one', ['eu-snc-1/a', 'eu-std-1/b']);
    expect(all.union(regions)).toEqual(['eu-std-1/b']);
  });

  it('are watched by their rank when there are too many: what a tab shows before what another keeps an eye on', () => {
    const { wanted: all } = wanted();
    all.set('one', ['eu-std-1/shown-by-one', ...spaces('every', maximumWatchedSpaces)]);
    all.set('two', ['eu-std-1/shown-by-two', ...spaces('every', maximumWatchedSpaces)]);
    const union = all.union(regions);
    expect(union).toHaveLength(maximumWatchedSpaces);
    expect(union).toEqual(expect.arrayContaining(['eu-std-1/shown-by-one', 'eu-std-1/shown-by-two']));
  });

  it('stay the same while tabs only say again what they want', () => {
    const { wanted: all } = wanted();
    const say = () => [
      () => all.set('one', spaces('one', maximumWatchedSpaces)),
      () => all.set('two', spaces('two', maximumWatchedSpaces)),
    ];
    for (const act of say()) act();
    const before = all.union(regions);
    for (const act of say().toReversed()) act();
    expect(all.union(regions)).toEqual(before);
  });

  it('are dropped with a tab that was not heard of for long', async () => {
    const { time, wanted: all } = wanted();
    all.set('gone', ['eu-std-1/a']);
    await time.advance(151_000);
    all.set('here', ['eu-std-1/b']);
    expect(all.union(regions)).toEqual(['eu-std-1/b']);
  });
});

describe('a stream that is open', () => {
  const open = spaces('any', 40);

  it('covers what it is over, in whatever order, while all of it is in view', () => {
    expect(covers(open.slice(0, 32), open.slice(0, 32).toReversed())).toBe(true);
    expect(covers(open, [...open.slice(0, 32), 'eu-std-1/new'])).toBe(false);
  });

  it('does not cover a space that comes into view and is far behind', () => {
    expect(covers(open, open.slice(35))).toBe(false);
    expect(covers(open, open.slice(20, 30))).toBe(true);
  });
});
