import { describe, expect, it } from 'vitest';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Subject } from '#web/address/paths.ts';
import { changeAcls, joinReceipts, type AclVerb } from './acl-change.ts';
import { keyOfItem, keyOfSubject, type AclEntry } from './acl-entry.ts';

const subject = (digit: string): Subject => ({ type: 'users', id: `${digit.repeat(8)}-0000-4000-8000-000000000000` });
const [anna, ben] = [subject('a'), subject('b')];
const item = (resourceId: string): AclItem => ({
  permissionId: '11111111-0000-4000-8000-000000000000',
  service: 'kubernetes',
  resource: 'cluster',
  resourceId,
});
const entries = (of: Subject, count: number): AclEntry[] =>
  Array.from({ length: count }, (_, index) => ({ subject: of, item: item(`c-${index}`) }));

/** A region's ACLs in memory: all items of a call or none; `fail` may refuse a call, before or after it counts. */
function region(
  stored: readonly AclEntry[],
  fail: (call: number) => { error: unknown; lost?: boolean } | void = () => {},
) {
  const all = new Map(stored.map((entry) => [`${keyOfSubject(entry.subject)} ${keyOfItem(entry.item)}`, entry]));
  const calls: { verb: AclVerb; subject: Subject; count: number }[] = [];
  return {
    calls,
    count: () => all.size,
    read: async ({ subject: of }: { subject: Subject }) =>
      [...all.values()].filter((entry) => entry.subject.id === of.id).map((entry) => entry.item),
    send: async (verb: AclVerb, of: Subject, items: readonly AclItem[]) => {
      const fault = fail(calls.length);
      calls.push({ verb, subject: of, count: items.length });
      if (fault && !fault.lost) throw fault.error;
      for (const one of items) {
        const key = `${keyOfSubject(of)} ${keyOfItem(one)}`;
        if (verb === 'create') all.set(key, { subject: of, item: one });
        else all.delete(key);
      }
      if (fault) throw fault.error;
    },
  };
}

const problem = (status: number) => new ApiProblem('POST /x', status, { title: 'No' });
const countsOf = ({ results }: { results: readonly { result: string }[] }) =>
  Object.fromEntries(
    [...new Set(results.map(({ result }) => result))].map((result) => [
      result,
      results.filter((one) => one.result === result).length,
    ]),
  );

describe('changing many ACLs', () => {
  it('sends a hundred of one subject at a time, and nothing that is as wanted already', async () => {
    const there = region(entries(anna, 20));
    const receipt = await changeAcls('create', [...entries(anna, 150), ...entries(ben, 30)], there);
    expect(there.calls).toEqual([
      { verb: 'create', subject: anna, count: 100 },
      { verb: 'create', subject: anna, count: 30 },
      { verb: 'create', subject: ben, count: 30 },
    ]);
    expect(countsOf(receipt)).toEqual({ already: 20, done: 160 });
    expect(receipt.changed).toHaveLength(160);
  });

  it('repeats only the chunk that failed', async () => {
    const there = region(entries(anna, 150), (call) => (call === 1 ? { error: problem(500) } : undefined));
    const first = await changeAcls('delete', entries(anna, 150), there);
    expect(countsOf(first)).toEqual({ done: 100, failed: 50 });
    expect(first.left.map(({ length }) => length)).toEqual([50]);
    const second = await changeAcls('delete', first.left.flat(), there);
    expect(there.calls.map(({ count }) => count)).toEqual([100, 50, 50]);
    const whole = joinReceipts(first, second);
    expect(countsOf(whole)).toEqual({ done: 150 });
    expect(whole.changed).toHaveLength(150);
    expect(whole.left).toEqual([]);
  });

  it('takes the opposite of what really changed back to where it was', async () => {
    const there = region(entries(anna, 20));
    const receipt = await changeAcls('create', entries(anna, 50), there);
    await changeAcls('delete', receipt.changed, there);
    expect(there.count()).toBe(20);
  });

  it('finds that a chunk without an answer was carried out', async () => {
    const there = region([], () => ({ error: problem(504), lost: true }));
    const receipt = await changeAcls('create', entries(anna, 3), there);
    expect(countsOf(receipt)).toEqual({ done: 3 });
    expect(receipt.left).toEqual([]);
  });

  it('asks nobody else after a refusal, but goes on after a subject that has gone', async () => {
    const refused = region([], () => ({ error: problem(403) }));
    const all = [...entries(anna, 2), ...entries(ben, 2)];
    expect((await changeAcls('create', all, refused)).left).toHaveLength(2);
    expect(refused.calls).toHaveLength(1);
    const gone = region([], (call) => (call === 0 ? { error: problem(404) } : undefined));
    expect(countsOf(await changeAcls('create', all, gone))).toEqual({ failed: 2, done: 2 });
  });

  it('says so when what came of it cannot be read, and sends nothing when what is there cannot', async () => {
    const there = region([]);
    let reads = 0;
    const read: typeof there.read = (look) => {
      reads += 1;
      return reads > 1 ? Promise.reject(problem(503)) : there.read(look);
    };
    expect(countsOf(await changeAcls('create', entries(anna, 2), { ...there, read }))).toEqual({ unverified: 2 });
    await expect(changeAcls('create', entries(anna, 2), { ...there, read })).rejects.toThrow('No');
    expect(there.calls).toHaveLength(1);
  });
});
