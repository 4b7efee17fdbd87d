import { expect, it } from 'vitest';
import { ApiProblem } from '#web/api/api-problem.ts';
import { whenSettled } from './when-settled.ts';

const refused = (status: number) => new ApiProblem('GET /api/x', status, { title: 'Refused', status });

/** Answers each of `answers` in turn; what is an error is thrown. */
function inTurn(...answers: readonly unknown[]) {
  let tries = 0;
  return {
    tries: () => tries,
    read: () => {
      const answer = answers[tries];
      tries += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
}

const { signal } = new AbortController();

it('asks again while a change is under way, and answers what comes after', async () => {
  const { read, tries } = inTurn(refused(409), refused(409), 'new');
  expect(await whenSettled(read, { signal, every: 1, atMost: 10 })).toBe('new');
  expect(tries()).toBe(3);
});

it('asks once when nothing is in the way', async () => {
  const { read, tries } = inTurn('at once');
  expect(await whenSettled(read, { signal, every: 1, atMost: 10 })).toBe('at once');
  expect(tries()).toBe(1);
});

it.each([403, 404, 500, 0])('does not ask again after %i', async (status) => {
  const { read, tries } = inTurn(refused(status), 'never');
  await expect(whenSettled(read, { signal, every: 1, atMost: 10 })).rejects.toMatchObject({ status });
  expect(tries()).toBe(1);
});

it('gives the refusal when patience ends', async () => {
  const { read, tries } = inTurn(refused(409), refused(409), refused(409), 'too late');
  await expect(whenSettled(read, { signal, every: 1, atMost: 2 })).rejects.toMatchObject({ status: 409 });
  expect(tries()).toBe(3);
});

it('stops waiting when nobody waits any more', async () => {
  const controller = new AbortController();
  const { read, tries } = inTurn(refused(409), 'never');
  const waiting = whenSettled(read, { signal: controller.signal, every: 60_000, atMost: 60_000 });
  controller.abort(new Error('closed'));
  await expect(waiting).rejects.toThrow('closed');
  expect(tries()).toBe(1);
});
