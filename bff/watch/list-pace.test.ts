import { describe, expect, it } from 'vitest';
import { ManualScheduler } from '#shared/scheduler.ts';
import { ListPace } from './list-pace.ts';

describe('the lists of one account', () => {
  it.each([1, 2])('begin at most ten in any second, in the order of asking, %i at a time', async (lists) => {
    const time = new ManualScheduler();
    const pace = new ListPace(time, time);
    const begun: number[] = [];
    const order: number[] = [];
    const asked: Promise<void>[] = [];
    for (let index = 0; index < 40; index += 1) {
      const ask = pace.ask(() => {
        order.push(index);
        for (let list = 0; list < lists; list += 1) begun.push(time.now());
        return Promise.resolve(lists);
      });
      asked.push(ask);
    }
    await time.advance(20_000);
    await Promise.all(asked);
    expect(order).toEqual(Array.from({ length: 40 }, (_, index) => index));
    for (const at of begun) {
      expect(begun.filter((other) => other >= at && other < at + 1_000).length).toBeLessThanOrEqual(10);
    }
    expect((begun.at(-1) ?? 0) - (begun[0] ?? 0)).toBeLessThan(lists * 40 * 125);
  });

  it('that nobody wants any more take no turn', async () => {
    const time = new ManualScheduler();
    const pace = new ListPace(time, time);
    const begun: number[] = [];
    const looks = Array.from({ length: 20 }, (_, index) => () => Promise.resolve(begun.push(index) && 1));
    const asked = looks.map((look) => pace.ask(look));
    for (const look of looks.slice(0, 19)) pace.withdraw(look);
    await time.advance(125);
    await Promise.all(asked);
    expect(begun).toEqual([0, 1, 19]);
    expect(time.waiting).toBe(0);
  });
});
