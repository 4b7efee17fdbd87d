import { afterEach, expect, it, vi } from 'vitest';
import { allPages } from './all-pages.ts';
import { ApiProblem } from './api-problem.ts';

const path = { organisationId: '3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b' };
const space = (name: string) => ({ id: '0d3264fd-0000-4000-8000-000000000001', name });

/** Answers these pages in turn, the last for ever; how often it was asked. */
function answering(...pages: readonly object[]) {
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    const page = pages[Math.min(asked, pages.length - 1)];
    asked += 1;
    return Promise.resolve(Response.json(page));
  });
  return () => asked;
}

afterEach(() => void vi.unstubAllGlobals());

it('reads a list to its end, page by page', async () => {
  const asked = answering({ items: [space('one')], nextPageToken: 'b' }, { items: [space('two')] });
  const all = await allPages('eu-std-1', 'ListSpaces', { path });
  expect(all.map(({ name }) => name)).toEqual(['one', 'two']);
  expect(asked()).toBe(2);
});

it('gives up a list whose page leads to itself', async () => {
  const asked = answering({ items: [space('one')], nextPageToken: 'b' });
  await expect(allPages('eu-std-1', 'ListSpaces', { path })).rejects.toThrow(ApiProblem);
  expect(asked()).toBe(2);
});
