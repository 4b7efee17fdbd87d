import { describe, expect, it } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import { listStateFrom } from '#web/list/list-state.ts';
import { operationFilterFrom, operationFilterTo, operationsRead } from './operations-read.ts';

const clusterId = '6f1c7a52-0000-4000-8000-000000000001';
const scope: Scope = { region: 'eu-std-1', kind: 'space', id: '6f1c7a52-0000-4000-8000-000000000002' };

describe('the filter of the operations list', () => {
  it('stands in the address', () => {
    const search = new URLSearchParams(`size=10&status=FAILED&status=RUNNING&cluster=${clusterId}`);
    const filter = operationFilterFrom(search);
    expect(filter).toEqual({ statuses: ['RUNNING', 'FAILED'], clusterId });
    expect(operationFilterTo(filter, new URLSearchParams('size=10')).toString()).toBe(
      `size=10&status=RUNNING&status=FAILED&cluster=${clusterId}`,
    );
  });

  it('leaves out what is unreadable', () => {
    expect(operationFilterFrom(new URLSearchParams('status=LOST&cluster=prod'))).toEqual({
      statuses: [],
      clusterId: undefined,
    });
  });

  it('starts from the first page again', () => {
    const search = new URLSearchParams('after=token&page=3&status=DONE');
    expect(operationFilterTo({ statuses: [], clusterId: undefined }, search).toString()).toBe('');
  });

  it('becomes the filter of the API', () => {
    const read = operationsRead(scope, { statuses: ['FAILED'], clusterId }, listStateFrom(new URLSearchParams()));
    expect(read).toEqual([
      'eu-std-1',
      'ListOperations',
      { path: { spaceId: scope.id }, query: { status: ['FAILED'], clusterId }, page: { size: 30 } },
    ]);
  });

  it('needs a walk for a text', () => {
    const state = listStateFrom(new URLSearchParams('q=prod'));
    expect(operationsRead(scope, { statuses: [], clusterId: undefined }, state)).toBeUndefined();
  });
});
