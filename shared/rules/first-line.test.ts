import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstLine } from './first-line.ts';

describe('firstLine', () => {
  it.each([
    ['Worker did not drain.\nat pool.go:12', 'Worker did not drain.'],
    ['\r\n  no capacity \r\n', 'no capacity'],
    ['', undefined],
    [' \n ', undefined],
    [undefined, undefined],
  ])('of %j is %j', (error, line) => {
    expect(firstLine(error)).toBe(line);
  });

  it('is one short line, whatever a region sends', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000, unit: 'binary' }), (error) => {
        const line = firstLine(error) ?? '';
        expect(line).not.toMatch(/[\r\n\u2028\u2029]/);
        expect(line.length).toBeLessThanOrEqual(401);
      }),
    );
  });
});
