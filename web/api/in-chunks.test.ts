import { expect, it } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { chunksOf, sendChunks } from './in-chunks.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const problem = (status: number) => new ApiProblem('PATCH /x', status, { title: 'No' });

it.each([
  [0, []],
  [1, [1]],
  [100, [100]],
  [101, [100, 1]],
  [228, [100, 100, 28]],
])('cuts %i ids into calls of %j', (count, sizes) => {
  const chunks = chunksOf(numbers(count));
  expect(chunks.map(({ length }) => length)).toEqual(sizes);
  expect(chunks.flat()).toEqual(numbers(count));
});

it('says after each chunk how much has gone through', async () => {
  const heard: number[] = [];
  const sent = await sendChunks(
    chunksOf(numbers(228)),
    () => Promise.resolve(),
    (count) => heard.push(count),
  );
  expect(heard).toEqual([100, 200, 228]);
  expect(sent).toEqual({ done: numbers(228), left: [], error: undefined });
});

it('leaves over only the chunk that failed, to be sent again as it was', async () => {
  const calls: number[] = [];
  const sent = await sendChunks(chunksOf(numbers(228)), (chunk) => {
    calls.push(chunk.length);
    return calls.length === 2 ? Promise.reject(problem(500)) : Promise.resolve();
  });
  expect(calls).toEqual([100, 100, 28]);
  expect(sent.left).toEqual([numbers(200).slice(100)]);
  expect(sent.error).toMatchObject({ status: 500 });
  const again = await sendChunks(sent.left, () => Promise.resolve());
  expect([...sent.done, ...again.done].sort((a, b) => a - b)).toEqual(numbers(228));
});

it.each([401, 403, 404, 405, 501])('sends nothing more after %i, which all would be answered', async (status) => {
  let calls = 0;
  const sent = await sendChunks(chunksOf(numbers(228)), () => {
    calls += 1;
    return Promise.reject(problem(status));
  });
  expect(calls).toBe(1);
  expect(sent.left.flat()).toEqual(numbers(228));
});
