import type { UseMutationOptions } from '@tanstack/react-query';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import type { OutOfDate } from './queries.ts';
import { createQueryClient } from './query-client.ts';

const region = 'eu-std-1';
const acls = [region, 'GetACLUserSpace', {}];
const clusters = [region, 'ListClusters', {}];
const elsewhere = ['eu-snc-1', 'GetACLUserSpace', {}];

const client = createQueryClient();
afterEach(() => client.clear());

const ownAccount = ['account'];

/** Which of the reads are out of date after a write, by default one that gives its word about ACLs. */
async function staleAfter(
  write: () => Promise<unknown>,
  meta: OutOfDate = { region, changes: ['acls'] },
): Promise<unknown[]> {
  const reads = [acls, clusters, elsewhere, ownAccount];
  for (const key of reads) client.setQueryData(key, {});
  const mutation = client.getMutationCache().build(client, { mutationFn: write, meta });
  await mutation.execute(undefined).catch(() => undefined);
  return reads.filter((key) => client.getQueryState(key)?.isInvalidated);
}

describe('a write of several calls', () => {
  it('makes out of date what it says it changes, in its region', async () => {
    expect(await staleAfter(() => Promise.resolve())).toEqual([acls]);
  });

  it('makes out of date the read it names, of the console itself', async () => {
    expect(await staleAfter(() => Promise.resolve(), { read: ownAccount })).toEqual([ownAccount]);
  });

  it('cannot leave out what it changes', () => {
    expectTypeOf<UseMutationOptions>().toExtend<{ readonly meta: OutOfDate }>();
  });

  it('counts as done while its outcome is unknown, and changes nothing when it was refused', async () => {
    const failWith = (status: number) => () => Promise.reject(new ApiProblem('POST /', status, { title: '' }));
    expect(await staleAfter(failWith(504))).toEqual([acls]);
    expect(await staleAfter(failWith(403))).toEqual([]);
  });
});
