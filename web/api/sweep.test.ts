import { describe, expect, it } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { pause } from './http.ts';
import { isComplete, sweep, unswept, without, type Sweep } from './sweep.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

async function swept(
  options: Partial<Parameters<typeof sweep<number, string>>[0]>,
): Promise<readonly Sweep<number, string>[]> {
  const reports: Sweep<number, string>[] = [];
  await sweep<number, string>({
    sources: [() => Promise.resolve(numbers(20))],
    look: () => Promise.resolve(undefined),
    signal: new AbortController().signal,
    onChange: (report) => reports.push(report),
    ...options,
  });
  return reports;
}

describe('a sweep', () => {
  it('asks about everything once and keeps what was found', async () => {
    const reports = await swept({ look: (item) => Promise.resolve(item % 2 === 0 ? `n${item}` : undefined) });
    expect(reports.at(-1)).toEqual({
      ...unswept,
      status: 'done',
      total: 20,
      asked: 20,
      found: numbers(20)
        .filter((item) => item % 2 === 0)
        .map((item) => `n${item}`),
    });
    expect(reports.map(({ asked }) => asked)).toEqual([0, ...numbers(20).map((item) => item + 1), 20]);
  });

  it('tells what was found in the order of the lists, whichever was answered first', async () => {
    const answers: (() => void)[] = [];
    const whole = swept({
      sources: [() => Promise.resolve(numbers(6))],
      look: (item) => new Promise((resolve) => (answers[item] = () => resolve(`n${item}`))),
    });
    await expect.poll(() => answers).toHaveLength(6);
    for (const answer of answers.toReversed()) answer();
    const found = (await whole).map((report) => report.found);
    expect(found[1]).toEqual(['n5']);
    expect(found[2]).toEqual(['n4', 'n5']);
    expect(found.at(-1)).toEqual(numbers(6).map((item) => `n${item}`));
  });

  it('has six questions under way at most', async () => {
    let underWay = 0;
    let most = 0;
    await swept({
      look: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve));
        underWay -= 1;
        return undefined;
      },
    });
    expect(most).toBe(6);
  });

  it('goes on when an answer fails, and says about what nothing is known', async () => {
    const error = new Error('forbidden');
    const reports = await swept({
      look: (item) => (item === 3 ? Promise.reject(error) : Promise.resolve(undefined)),
    });
    expect(reports.at(-1)).toMatchObject({ status: 'done', asked: 20, unread: [{ item: 3, error }] });
  });

  it('sweeps the lists it gets when another one fails', async () => {
    const error = new Error('no list');
    const reports = await swept({ sources: [() => Promise.reject(error), () => Promise.resolve([7])] });
    expect(reports.at(-1)).toMatchObject({ status: 'done', total: 1, asked: 1, missing: [error] });
  });

  it('asks for a page of a list only when everything before it has been asked about, and knows the whole early', async () => {
    const events: string[] = [];
    async function* pages() {
      for (const start of [0, 50, 100]) {
        events.push(`page ${start}`);
        yield { items: numbers(50).map((item) => item + start), total: 150 };
        await Promise.resolve();
      }
    }
    const reports = await swept({
      sources: [pages, () => Promise.resolve([1_000])],
      look: (item) => {
        events.push(`item ${item}`);
        return Promise.resolve(undefined);
      },
    });
    expect(reports[0]).toMatchObject({ total: 151, asked: 0 });
    expect(events.indexOf('page 50')).toBeGreaterThan(events.indexOf('item 44'));
    expect(events.filter((event) => event.startsWith('item'))).toHaveLength(151);
    expect(reports.at(-1)).toMatchObject({ status: 'done', total: 151, asked: 151 });
  });

  it('keeps the pages it got of a list that breaks off, and is not complete', async () => {
    const error = new Error('page 2');
    async function* pages() {
      yield { items: [1, 2], total: 100 };
      await Promise.resolve();
      throw error;
    }
    const [last] = (await swept({ sources: [pages] })).slice(-1);
    expect(last).toMatchObject({ status: 'done', total: 2, asked: 2, missing: [error] });
    expect(last && isComplete(last)).toBe(false);
  });

  it('stops when the region answers no more, and not because it refuses', async () => {
    const failing = (status: number) => () => Promise.reject(new ApiProblem('GET /', status, { title: 'No' }));
    for (const status of [0, 429, 503]) {
      const [last] = (await swept({ sources: [() => Promise.resolve(numbers(100))], look: failing(status) })).slice(-1);
      expect(last).toMatchObject({ status: 'stopped', asked: 12, total: 100 });
      expect(last?.unread).toHaveLength(12);
    }
    const [last] = (await swept({ look: failing(403) })).slice(-1);
    expect(last).toMatchObject({ status: 'done', asked: 20 });
  });

  it('leaves out of a list what is known, and of what the list says how much there is', async () => {
    const pages = async function* () {
      yield { items: [0, 1, 2], total: 5 };
      yield { items: [3, 4], total: 5 };
    };
    const asked: number[] = [];
    const reports = await swept({
      sources: [without(pages, (item) => item % 2 === 0)],
      look: (item) => Promise.resolve(void asked.push(item)),
    });
    expect(asked).toEqual([1, 3]);
    expect(reports.at(-1)).toMatchObject({ status: 'done', asked: 2, total: 2 });
  });

  it('waits as long as a region wants that has had enough, and then asks again', async () => {
    const waits: number[] = [];
    const real = pause.wait;
    pause.wait = (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    };
    const enough = (seconds: string) =>
      new ApiProblem('GET /', 429, { title: 'Enough' }, new Headers({ 'Retry-After': seconds }));
    let isAsked = false;
    const once = (item: number) => {
      if (item !== 3 || isAsked) return Promise.resolve(`n${item}`);
      isAsked = true;
      return Promise.reject(enough('30'));
    };
    const [again] = (await swept({ look: once })).slice(-1);
    const [never] = (await swept({ look: () => Promise.reject(enough('90')) })).slice(-1);
    pause.wait = real;
    expect(again).toMatchObject({ status: 'done', asked: 20, unread: [] });
    expect(waits).toEqual([30_000]);
    expect(never).toMatchObject({ status: 'stopped', asked: 12 });
  });

  it('stops when told to, keeping what it knows', async () => {
    const stop = new AbortController();
    const reports = await swept({
      signal: stop.signal,
      look: (item) => {
        if (item === 9) stop.abort();
        return Promise.resolve(`n${item}`);
      },
    });
    const last = reports.at(-1);
    expect(last?.status).toBe('stopped');
    expect(last?.asked).toBeLessThan(20);
    expect(last?.found).toContain('n0');
  });
});
