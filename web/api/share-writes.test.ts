import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import type { OutOfDate } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { shareWrites } from './share-writes.ts';

const users = ['eu-std-1', 'ListUserOrganisation', {}] as const;
const changed: OutOfDate = { region: 'eu-std-1', changes: ['users'] };
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A tab that shows the users; answers how often it has read them. */
async function tab(): Promise<{ client: QueryClient; reads: () => number }> {
  const client = createQueryClient();
  let reads = 0;
  const observer = new QueryObserver(client, { queryKey: users, queryFn: () => (reads += 1) });
  ends.push(
    observer.subscribe(() => undefined),
    shareWrites(client),
  );
  await expect.poll(() => reads).toBe(1);
  return { client, reads: () => reads };
}

const write = (client: QueryClient, meta: OutOfDate, mutationFn: () => Promise<unknown>) =>
  client
    .getMutationCache()
    .build(client, { meta, mutationFn })
    .execute(undefined)
    .catch(() => undefined);
const problem = (status: number) => Promise.reject(new ApiProblem('POST /users', status, { title: 'No' }));

it('what one tab has written is read again in the others, once, and so is what it may have written', async () => {
  const [here, there] = [await tab(), await tab()];
  await write(here.client, changed, () => Promise.resolve());
  await expect.poll(there.reads).toBe(2);
  await write(here.client, { read: users }, () => problem(504));
  await expect.poll(there.reads).toBe(3);
  expect(here.reads()).toBe(3);
});

it('what was refused, or is of something else, is not', async () => {
  const [here, there] = [await tab(), await tab()];
  await write(here.client, changed, () => problem(409));
  await write(here.client, { region: 'eu-snc-1', changes: ['users'] }, () => Promise.resolve());
  await write(here.client, changed, () => Promise.resolve());
  await expect.poll(there.reads).toBe(2);
});
