import { describe, expect, it, vi } from 'vitest';
import { createGate, throughGate } from './gate.ts';

function task() {
  let finish: (value: string) => void = () => undefined;
  const done = new Promise<string>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

describe('a gate', () => {
  it('lets so many run at a time and the next one in when one has ended, however', async () => {
    const gate = createGate(2);
    const started: number[] = [];
    const tasks = [task(), task(), task(), task()];
    const results = tasks.map(({ done }, index) =>
      gate(async () => {
        started.push(index);
        const value = await done;
        if (value === 'fail') throw new Error('failed');
        return value;
      }),
    );
    const settled = Promise.allSettled(results);
    expect(started).toEqual([0, 1]);
    tasks[0]?.finish('fail');
    await expect(results[0]).rejects.toThrow('failed');
    tasks[1]?.finish('one');
    await results[1];
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2, 3]);
    tasks[2]?.finish('two');
    tasks[3]?.finish('three');
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  });

  it('never begins a task that was called off while it waited', async () => {
    const gate = createGate(1);
    const first = task();
    const running = gate(() => first.done);
    const abort = new AbortController();
    let began = false;
    const waiting = gate(async () => {
      began = true;
    }, abort.signal);
    abort.abort();
    first.finish('done');
    await running;
    await expect(waiting).rejects.toThrow();
    expect(began).toBe(false);
  });
});

it('takes what comes one by one, no sooner than there is room for it', async () => {
  const tasks = [task(), task(), task()];
  const taken: number[] = [];
  const all = throughGate(createGate(2), async () => {
    const next = tasks[taken.length];
    if (next === undefined) return false;
    taken.push(taken.length);
    await next.done;
    return true;
  });
  await Promise.resolve();
  expect(taken).toEqual([0, 1]);
  tasks[1]?.finish('one');
  await vi.waitFor(() => expect(taken).toEqual([0, 1, 2]));
  tasks[0]?.finish('zero');
  tasks[2]?.finish('two');
  await all;
});
