import { describe, expect, it } from 'vitest';
import type { GranularItem } from '#web/access/acl-from-granular.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { findGranular } from './find-granular.ts';

const problem = (status: number, fragment = 'x') =>
  new ApiProblem('GET /x', status, { title: 'No', type: `https://example.com/#${fragment}` });

/** Answers by type of object: items, or why there is no answer; other types hold nothing. */
function region(answers: Readonly<Record<string, readonly GranularItem[] | ApiProblem>>) {
  const asked: string[] = [];
  return {
    asked,
    read: async (objectType: string) => {
      asked.push(objectType);
      const answer = answers[objectType] ?? [];
      if (answer instanceof ApiProblem) throw answer;
      return answer;
    },
  };
}

const types = ['cluster', 'user', 'vm'];

describe('looking for granular policies', () => {
  it('asks about each type once, and tells what is held on which, each thing once', async () => {
    const owner = { action: 'owners', objectId: 'c-1' };
    const { asked, read } = region({ cluster: [owner, owner], vm: [{ action: 'editors', objectId: 'v-1' }] });
    expect(await findGranular([...types, 'cluster'], read)).toEqual({
      items: [
        { objectType: 'cluster', action: 'owners', objectId: 'c-1' },
        { objectType: 'vm', action: 'editors', objectId: 'v-1' },
      ],
    });
    expect(asked).toEqual(types);
  });

  it.each([404, 405, 501])('asks no further where the region does not offer it (%i), and says so', async (status) => {
    const { asked, read } = region({ cluster: problem(status) });
    expect(await findGranular(types, read)).toMatchObject({ items: [], gap: { kind: 'granularNotOffered' } });
    expect(asked).toEqual(['cluster']);
  });

  it('names the types that were refused beside those that were answered', async () => {
    const { read } = region({
      cluster: problem(403),
      user: [{ action: 'getters', objectId: 'u-1' }],
      vm: problem(500),
    });
    expect(await findGranular(types, read)).toMatchObject({
      items: [{ objectType: 'user' }],
      gap: { kind: 'granular', kinds: ['cluster', 'vm'], error: { status: 403 } },
    });
  });

  it('takes 404 beside answers for a type nothing is held on, and misses nothing of somebody who is not there', async () => {
    expect(await findGranular(types, region({ vm: problem(404) }).read)).toEqual({ items: [] });
    const gone = problem(404, 'identity_not_found');
    expect(await findGranular(types, region({ cluster: gone, user: gone, vm: gone }).read)).toEqual({ items: [] });
    expect(await findGranular([], region({}).read)).toEqual({ items: [] });
  });
});
