import { expect, test } from 'vitest';
import { ApiProblem } from '#web/api/api-problem.ts';
import { sweep, unswept, type Sweep } from '#web/api/sweep.ts';
import type { GranularRow } from './granular-row.ts';
import { granularSweep } from './use-granular.ts';

const kinds = ['cluster', 'role', 'user', 'vm'];
const owners = (objectType: string): GranularRow => ({ action: 'owners', objectId: 'c-1', objectType });
const refusal = (status: number) => new ApiProblem('GET /', status, { title: 'No' });

/** What a look comes to, and which kinds were asked about. */
async function looked(answer: (kind: string) => Promise<readonly GranularRow[]>) {
  const kindsAsked: string[] = [];
  let last: Sweep<string, readonly GranularRow[]> = unswept;
  const read = (kind: string) => {
    kindsAsked.push(kind);
    return answer(kind);
  };
  const { signal } = new AbortController();
  await sweep({ ...granularSweep(read, kinds), signal, onChange: (report) => (last = report) });
  return { asked: kindsAsked, rows: last.found.flat(), unread: last.unread };
}

test('each kind of resource is asked about once, two at a time', async () => {
  let underWay = 0;
  let most = 0;
  const { asked, rows, unread } = await looked(async (kind) => {
    most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setTimeout(resolve));
    underWay -= 1;
    return kind === 'role' ? [owners(kind)] : [];
  });
  expect({ asked, rows, unread }).toEqual({ asked: kinds, rows: [owners('role')], unread: [] });
  expect(most).toBe(2);
});

test.each([404, 405, 501])('a region that does not offer them (%i) is asked once', async (status) => {
  const { asked, unread } = await looked(() => Promise.reject(refusal(status)));
  expect({ asked, unread }).toEqual({ asked: ['cluster'], unread: [] });
});

test('404 says that there is none of a kind where others are answered', async () => {
  const { asked, unread } = await looked((kind) =>
    kind === 'vm' ? Promise.reject(refusal(404)) : Promise.resolve([]),
  );
  expect({ asked, unread }).toEqual({ asked: kinds, unread: [] });
});

test('a kind that could not be read is not called empty, the first one neither', async () => {
  for (const hidden of ['cluster', 'user']) {
    const { asked, unread } = await looked((kind) =>
      kind === hidden ? Promise.reject(refusal(403)) : Promise.resolve([]),
    );
    expect(asked).toEqual(kinds);
    expect(unread.map(({ item }) => item)).toEqual([hidden]);
  }
});
