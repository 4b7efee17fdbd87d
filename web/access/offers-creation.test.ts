import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#web/api/api-problem.ts';
import { offersCreation } from './offers-creation.ts';

const problem = (status: number) => new ApiProblem('GET /api/x', status, { title: 'No', status });

describe('offersCreation', () => {
  it.each([403, 404, 405, 501])('is false where the list cannot be seen or is not there (%s)', (status) => {
    expect(offersCreation({ rows: undefined, error: problem(status) })).toBe(false);
  });

  it('is false in a space that is not there', () => {
    const type = 'urn:numspot:errors#space_not_found';
    const error = new ApiProblem('GET /api/x', 404, { type, title: 'Not found', status: 404, source: 'region' });
    expect(offersCreation({ rows: undefined, error })).toBe(false);
  });

  it('is true while the list loads, fails for the moment, or was seen', () => {
    expect(offersCreation({ rows: undefined, error: null })).toBe(true);
    expect(offersCreation({ rows: undefined, error: problem(503) })).toBe(true);
    expect(offersCreation({ rows: [], error: problem(403) })).toBe(true);
  });
});
