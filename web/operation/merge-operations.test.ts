import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { laterOf, mergeOperations } from './merge-operations.ts';

function operation(id: string, change: Partial<OperationState> = {}): OperationState {
  return { region: 'eu-std-1', spaceId: 's', id, kind: 'UpgradeWorkers', status: 'RUNNING', ...change };
}

const at = (minute: number) => `2026-01-15T09:${String(minute).padStart(2, '0')}:00Z`;
const ids = (operations: readonly OperationState[]) => operations.map(({ id }) => id);

describe('laterOf', () => {
  it('takes the only one there is', () => {
    expect(laterOf(undefined, operation('a'))?.id).toBe('a');
    expect(laterOf(operation('a'), undefined)?.id).toBe('a');
    expect(laterOf(undefined, undefined)).toBeUndefined();
  });

  it('lets an end win, whoever knows it', () => {
    expect(laterOf(operation('a', { status: 'DONE' }), operation('a', { percent: 80 }))?.status).toBe('DONE');
    expect(laterOf(operation('a', { percent: 80 }), operation('a', { status: 'FAILED' }))?.status).toBe('FAILED');
  });

  it('takes the further progress of two running ones', () => {
    expect(laterOf(operation('a', { percent: 20 }), operation('a', { percent: 40 }))?.percent).toBe(40);
    expect(laterOf(operation('a', { percent: 60 }), operation('a', { percent: 40 }))?.percent).toBe(60);
  });

  it('names what is done by the record that tells, not by what was asked for here, whichever is later', () => {
    const asked = { change: { does: 'workers', count: 1 } } as const;
    const told = { data: '{}', change: { does: 'resize', pool: 'workers', from: 5, to: 4 } } as const;
    for (const [asking, telling] of [
      [10, 20],
      [20, 10],
    ] as const) {
      const [own, record] = [
        operation('a', { ...asked, percent: asking }),
        operation('a', { ...told, percent: telling }),
      ];
      expect(laterOf(own, record)?.change).toEqual(told.change);
      expect(laterOf(record, own)?.change).toEqual(told.change);
      expect(laterOf(operation('a', { data: 'free text', percent: telling }), own)?.change).toEqual(asked.change);
    }
  });

  it('keeps what only the record says', () => {
    expect(laterOf(operation('a', { data: '{}' }), operation('a', { status: 'DONE' }))?.data).toBe('{}');
  });
});

describe('mergeOperations', () => {
  const matches = () => true;

  it('puts new operations on top of the first page', () => {
    const read = [operation('old', { createdAt: at(1), status: 'DONE' })];
    const live = [operation('new', { createdAt: at(2) })];
    expect(ids(mergeOperations(read, live, { matches, isFirstPage: true, isWhole: true }))).toEqual(['new', 'old']);
    expect(ids(mergeOperations(read, live, { matches, isFirstPage: false, isWhole: false }))).toEqual(['old']);
  });

  it('leaves to later pages what belongs there', () => {
    const read = [operation('b', { createdAt: at(5), status: 'DONE' })];
    const live = [operation('a', { createdAt: at(1), status: 'DONE' })];
    expect(ids(mergeOperations(read, live, { matches, isFirstPage: true, isWhole: false }))).toEqual(['b']);
    expect(ids(mergeOperations(read, live, { matches, isFirstPage: true, isWhole: true }))).toEqual(['b', 'a']);
  });

  it('drops what the filter no longer holds for', () => {
    const read = [operation('a', { createdAt: at(1) })];
    const live = [operation('a', { createdAt: at(1), status: 'DONE' })];
    const running = ({ status }: OperationState) => status === 'RUNNING';
    expect(mergeOperations(read, live, { matches: running, isFirstPage: true, isWhole: true })).toEqual([]);
  });

  it('shows live operations of a list read as empty', () => {
    const live = [operation('a', { createdAt: at(1) })];
    expect(ids(mergeOperations([], live, { matches, isFirstPage: true, isWhole: true }))).toEqual(['a']);
  });
});
