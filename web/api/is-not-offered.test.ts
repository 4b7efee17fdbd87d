import { describe, expect, it } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { isNotOffered, isUnknownMethod } from './is-not-offered.ts';

const problem = (status: number, more: object = {}) =>
  new ApiProblem('GET /api/x', status, { title: 'No', status, ...more });

describe('a list that a region does not offer', () => {
  it.each([404, 405, 501])('is one it answers with %i', (status) => {
    expect(isNotOffered(problem(status))).toBe(true);
  });

  it.each([0, 400, 401, 403, 409, 500, 502, 503])('is not one it answers with %i', (status) => {
    expect(isNotOffered(problem(status))).toBe(false);
  });

  it('is not one of a space that does not exist', () => {
    expect(isNotOffered(problem(404, { type: 'https://api.example/problems#space_not_found' }))).toBe(false);
  });

  it('is never concluded from what the console itself answers, or from a crash', () => {
    expect(isNotOffered(problem(404, { source: 'console' }))).toBe(false);
    expect(isNotOffered(new Error('404'))).toBe(false);
  });
});

it('is for a single thing known from the method alone', () => {
  expect([404, 405, 409, 501].filter((status) => isUnknownMethod(problem(status)))).toEqual([405, 501]);
  expect(isUnknownMethod(problem(405, { source: 'console' }))).toBe(false);
  expect(isUnknownMethod(undefined)).toBe(false);
});
