import { describe, expect, it } from 'vitest';
import { CreateNodePoolBody } from '#shared/contract/kubernetes/node-pools.ts';
import { AddWorkersBody } from '#shared/contract/kubernetes/workers.ts';
import { newPool, profilesIn, toPoolBody, toWorkersBody } from './pool-form.ts';

const pools = [
  { name: 'first', nodeCount: 3, nodeProfile: 'SMALL' },
  { name: 'second', nodeCount: 1, nodeProfile: 'LARGE' },
  { name: 'third', nodeCount: 2, nodeProfile: 'SMALL' },
];

describe('a new pool', () => {
  it('takes the first free name', () => {
    expect(newPool(pools, 'SMALL').name).toBe('workers');
    expect(newPool([...pools, { name: 'workers' }], 'SMALL').name).toBe('workers-2');
  });

  it('is one the contract accepts', () => {
    const body = toPoolBody({ ...newPool(pools, 'SMALL'), name: ' extra ' });
    expect(CreateNodePoolBody.parse(body)).toEqual({ name: 'extra', nodeProfile: 'SMALL', nodeCount: 3 });
  });

  it.each([{ name: '..' }, { name: 'a/b' }, { nodeCount: '0' }, { nodeCount: '' }, { nodeProfile: '' }])(
    'is refused with %j',
    (wrong) => {
      const body = toPoolBody({ ...newPool(pools, 'SMALL'), ...wrong });
      const [issue] = CreateNodePoolBody.safeParse(body).error?.issues ?? [];
      expect(issue?.path).toEqual(Object.keys(wrong));
    },
  );
});

describe('workers of a size', () => {
  it('are added in the version of the cluster', () => {
    const body = toWorkersBody({ nodeProfile: 'LARGE', nodeCount: '2' }, '1.29.5');
    expect(AddWorkersBody.parse(body)).toEqual({ nodeProfile: 'LARGE', nodeCount: 2, version: '1.29.5' });
  });

  it('are of the sizes that the pools have', () => {
    expect(profilesIn(pools)).toEqual(['SMALL', 'LARGE']);
  });
});
