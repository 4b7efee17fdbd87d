import { describe, expect, it } from 'vitest';
import { problemType } from '#shared/contract/problem.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { isWithoutOperation, isWithoutOperations } from './is-without-operations.ts';

const refused = (status: number, problem: object = {}) => new ApiProblem('GET /', status, { title: 'No', ...problem });

describe('isWithoutOperations', () => {
  it.each([404, 405, 501])('takes %d as a region without operation records', (status) => {
    expect(isWithoutOperations(refused(status))).toBe(true);
  });

  it('tells an unknown space apart', () => {
    expect(isWithoutOperations(refused(404, { type: problemType('space_not_found') }))).toBe(false);
  });

  it('does not believe the console itself', () => {
    expect(isWithoutOperations(refused(404, { source: 'console' }))).toBe(false);
  });

  it.each([0, 401, 403, 409, 500, 502])('takes %d as something else', (status) => {
    expect(isWithoutOperations(refused(status))).toBe(false);
  });
});

describe('isWithoutOperation', () => {
  it('takes 404 as an operation that does not exist, unless the region keeps no list of them', () => {
    expect(isWithoutOperation(refused(404), false)).toBe(false);
    expect(isWithoutOperation(refused(404), true)).toBe(true);
  });

  it.each([405, 501])('needs no list to understand %d', (status) => {
    expect(isWithoutOperation(refused(status), false)).toBe(true);
  });

  it.each([403, 500])('takes %d as something else, list or not', (status) => {
    expect(isWithoutOperation(refused(status), true)).toBe(false);
  });
});
