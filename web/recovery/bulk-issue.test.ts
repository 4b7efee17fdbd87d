import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#web/api/api-problem.ts';
import { issueAll, type Outcome } from './bulk-issue.ts';

const link = (userId: string) => ({ link: `https://x.example/#${userId}`, expiration: '2026-05-03T10:00:00Z' });
const ids = Array.from({ length: 10 }, (_, index) => `u${index}`);

function watch() {
  const outcomes = new Map<string, Outcome>();
  return { outcomes, onOutcome: (id: string, outcome: Outcome) => void outcomes.set(id, outcome) };
}
const statesOf = (outcomes: Map<string, Outcome>) => [...outcomes.values()].map(({ state }) => state);

describe('issuing many links', () => {
  it('asks for each once, four at a time, and reports every result', async () => {
    const { outcomes, onOutcome } = watch();
    const asked: string[] = [];
    let under = 0;
    let most = 0;
    await issueAll({
      userIds: ids,
      signal: new AbortController().signal,
      onOutcome,
      async issue(id) {
        asked.push(id);
        most = Math.max(most, (under += 1));
        await Promise.resolve();
        under -= 1;
        if (id === 'u3') throw new ApiProblem('POST', 403, { title: 'No' });
        return link(id);
      },
    });
    expect(asked).toEqual(ids);
    expect(most).toBe(4);
    expect(statesOf(outcomes).filter((state) => state === 'issued')).toHaveLength(9);
    expect(outcomes.get('u3')).toMatchObject({ state: 'failed', error: { status: 403 } });
  });

  it('stops when it is told to, and lets what is under way end', async () => {
    const { outcomes, onOutcome } = watch();
    const stop = new AbortController();
    await issueAll({
      userIds: ids,
      signal: stop.signal,
      onOutcome,
      issue: (id) => {
        if (id === 'u1') stop.abort();
        return Promise.resolve(link(id));
      },
    });
    expect(outcomes.size).toBeLessThan(ids.length);
    expect(new Set(statesOf(outcomes))).toEqual(new Set(['issued']));
  });

  it('goes no further once the session has ended', async () => {
    const { outcomes, onOutcome } = watch();
    const issue = () => Promise.reject(new ApiProblem('POST', 401, { title: 'No' }));
    await issueAll({ userIds: ids, signal: new AbortController().signal, onOutcome, issue });
    expect(statesOf(outcomes)).toEqual(['failed', 'failed', 'failed', 'failed']);
  });
});
