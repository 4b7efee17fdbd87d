import { describe, expect, it } from 'vitest';
import { applyDelta, inverse, noDelta, type Grants, type PolicyDelta } from '#shared/rules/policy-delta.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { changePolicy, type PolicyBody } from './change-policy.ts';

const grants = (...roles: string[]): Grants => ({ roles, permissions: [] });
const giveB: PolicyDelta = { ...noDelta, add: grants('b') };

/** A region's policy in memory that takes the contract's body. */
function policy(stored: Grants) {
  const bodies: PolicyBody[] = [];
  const of = (part: PolicyBody['add']) => ({ roles: part?.roles ?? [], permissions: part?.permissions ?? [] });
  return {
    bodies,
    set: (grants: Grants) => {
      stored = grants;
    },
    read: async () => stored,
    write: async (body: PolicyBody) => {
      bodies.push(body);
      stored = applyDelta(stored, { add: of(body.add), remove: of(body.delete) });
    },
  };
}

describe('changing a policy', () => {
  it('sends only what changes something and says what really changed', async () => {
    const { read, write, bodies } = policy(grants('a'));
    const delta = { add: grants('a', 'b'), remove: grants('c') };
    const outcome = await changePolicy({ base: grants('a'), delta, read, write });
    expect(bodies).toEqual([{ add: { roles: ['b'] } }]);
    expect(outcome).toMatchObject({ kind: 'applied', receipt: { changed: giveB, asAsked: true } });
  });

  it('stops when somebody else has changed it meanwhile, and shows the new base', async () => {
    const { read, write, bodies } = policy(grants('a', 'x'));
    const outcome = await changePolicy({ base: grants('a'), delta: giveB, read, write });
    expect(outcome).toEqual({ kind: 'moved', now: grants('a', 'x') });
    expect(bodies).toEqual([]);
  });

  it('is undone exactly by the inverse of its receipt', async () => {
    const { read, write } = policy(grants('a', 'c'));
    const first = await changePolicy({
      base: grants('a', 'c'),
      delta: { add: grants('b'), remove: grants('a') },
      read,
      write,
    });
    if (first.kind !== 'applied') throw new Error('not applied');
    await changePolicy({ base: first.receipt.after, delta: inverse(first.receipt.changed), read, write });
    expect(await read()).toEqual(grants('a', 'c'));
  });

  it('takes a change whose answer was lost for made when the region shows it', async () => {
    const { read, write } = policy(grants('a'));
    const losing = async (body: PolicyBody) => {
      await write(body);
      throw new ApiProblem('PATCH /api', 0, { title: 'No answer' });
    };
    expect(await changePolicy({ base: grants('a'), delta: giveB, read, write: losing })).toMatchObject({
      kind: 'applied',
    });
  });

  it.each([0, 403, 504])('fails with %i when nothing has changed', async (status) => {
    const { read } = policy(grants('a'));
    const refused = async () => {
      throw new ApiProblem('PATCH /api', status, { title: 'No' });
    };
    await expect(changePolicy({ base: grants('a'), delta: giveB, read, write: refused })).rejects.toThrow('No');
  });

  it('says when something else than asked has come of it', async () => {
    const stored = policy(grants('a'));
    const meddling = async (body: PolicyBody) => {
      await stored.write(body);
      stored.set({ ...(await stored.read()), permissions: ['p'] });
    };
    const outcome = await changePolicy({ base: grants('a'), delta: giveB, read: stored.read, write: meddling });
    expect(outcome).toMatchObject({ kind: 'applied', receipt: { asAsked: false } });
  });
});
