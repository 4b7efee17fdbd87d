import { describe, expect, it } from 'vitest';
import { granularActions } from '#shared/rules/granular-action.ts';
import type { GranularItem } from '#web/access/acl-from-granular.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { removeGranular } from './remove-granular.ts';

const problem = (status: number, fragment = 'x') =>
  new ApiProblem('PATCH /x', status, { title: 'No', type: `https://example.com/#${fragment}` });
const held = (objectId: string, action = 'owners') => ({ objectType: 'cluster', action, objectId });
const many = (count: number) => Array.from({ length: count }, (_, index) => held(`c-${index}`));

/** A granular policy in memory that takes the contract's words only; `fail` may refuse a call, or lose its answer. */
function region(
  stored: readonly GranularItem[],
  fail: (call: number) => { error: unknown; lost?: boolean } | void = () => {},
) {
  const calls: number[] = [];
  let items = stored;
  return {
    calls,
    read: async () => items.map(({ action, objectId }) => ({ action, objectId })),
    send: async (taken: readonly GranularItem[]) => {
      const fault = fail(calls.length);
      calls.push(taken.length);
      if (fault && !fault.lost) throw fault.error;
      if (taken.some(({ action }) => !granularActions.some((word) => word === action))) throw problem(400);
      items = items.filter(
        (item) => !taken.some((one) => one.action === item.action && one.objectId === item.objectId),
      );
      if (fault) throw fault.error;
    },
  };
}

const resultsOf = (removals: readonly { result: string }[]) => [...new Set(removals.map(({ result }) => result))];

describe('removing granular policies', () => {
  it('sends a hundred at a time, and nothing that is gone already', async () => {
    const there = region(many(130));
    const removals = await removeGranular([...many(130), held('gone')], there);
    expect(there.calls).toEqual([100, 30]);
    expect(resultsOf(removals)).toEqual(['done', 'already']);
    expect(await there.read()).toEqual([]);
    expect(resultsOf(await removeGranular(many(2), there))).toEqual(['already']);
    expect(there.calls).toHaveLength(2);
  });

  it('fails for what is still there, by the region’s reason, and is sure of what an answer was lost about', async () => {
    const refusal = problem(405);
    const refused = await removeGranular(
      many(1),
      region(many(1), () => ({ error: refusal })),
    );
    expect(refused).toEqual([{ result: 'failed', error: refusal }]);
    const lost = await removeGranular(
      many(1),
      region(many(1), () => ({ error: problem(504), lost: true })),
    );
    expect(lost).toEqual([{ result: 'done' }]);
  });

  it('removes the known words whatever the region says to one it no longer takes', async () => {
    const items = [held('c-1', 'editors'), held('c-1')];
    expect(resultsOf(await removeGranular(items, region(items)))).toEqual(['failed', 'done']);
  });

  it('finds everything gone with somebody who is not there any more, and sends nothing unread', async () => {
    const there = region(many(1));
    const gone = { ...there, read: () => Promise.reject(problem(404, 'identity_not_found')) };
    expect(await removeGranular(many(1), gone)).toEqual([{ result: 'already' }]);
    const closed = { ...there, read: () => Promise.reject(problem(403)) };
    await expect(removeGranular(many(1), closed)).rejects.toMatchObject({ status: 403 });
    expect(there.calls).toEqual([]);
  });
});
