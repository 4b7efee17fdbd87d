import { describe, expect, it } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import { listStateFrom } from '#web/list/list-state.ts';
import { operationFilterFrom, operationFilterTo, operationsRead } from './operations-read.ts';

const clusterId = '6f1c7a52-0000-4000-8000-000000000001';
const scope: Scope = { region: 'eu-std-1', kind: 'space', id: '6f1c7a52-0000-4000-8000-000000000002' };
const none = { statuses: [], kind: undefined, clusterId: undefined };

describe('the filter of the operations list', () => {
  it('stands in the address', () => {
    const search = new URLSearchParams(`size=10&status=FAILED&status=RUNNING&kind=AddWorker&cluster=${clusterId}`);
    const filter = operationFilterFrom(search);
    expect(filter).toEqual({ statuses: ['RUNNING', 'FAILED'], kind: 'AddWorker', clusterId });
    expect(operationFilterTo(filter, new URLSearchParams('size=10')).toString()).toBe(
      `size=10&status=RUNNING&status=FAILED&kind=AddWorker&cluster=${clusterId}`,
    );
  });

  it('leaves out what is unreadable', () => {
    expect(operationFilterFrom(new URLSearchParams('status=LOST&kind=MakeCoffee&cluster=prod'))).toEqual({
      statuses: [],
      kind: undefined,
      clusterId: undefined,
    });
  });

  it('starts from the first page again', () => {
    const search = new URLSearchParams('after=token&page=3&status=DONE&kind=AddWorker');
    expect(operationFilterTo(none, search).toString()).toBe('');
  });

  it('becomes the filter of the API', () => {
    const read = operationsRead(
      scope,
      { ...none, statuses: ['FAILED'], clusterId },
      listStateFrom(new URLSearchParams()),
    );
    expect(read).toEqual([
      'eu-std-1',
      'ListOperations',
      { path: { spaceId: scope.id }, query: { status: ['FAILED'], clusterId }, page: { size: 30 } },
    ]);
  });

  it('needs a walk for a text or a kind, which the API cannot filter by', () => {
    expect(operationsRead(scope, none, listStateFrom(new URLSearchParams('q=prod')))).toBeUndefined();
    const ofKind = { ...none, kind: 'AddWorker' };
    expect(operationsRead(scope, ofKind, listStateFrom(new URLSearchParams()))).toBeUndefined();
  });
});
