import { describe, expect, it } from 'vitest';
import { pageFrom } from './page-from.ts';

const rows = [1, 2, 3, 4, 5];

describe('a page of a list that came whole', () => {
  it('begins at the first row and names the next page', () => {
    expect(pageFrom(rows, { after: undefined, size: 2 })).toEqual({ rows: [1, 2], nextToken: '2' });
  });

  it('goes on where the token says, to the last page', () => {
    expect(pageFrom(rows, { after: '4', size: 2 })).toEqual({ rows: [5], nextToken: undefined });
  });

  it('has no next page when the rows end with it', () => {
    expect(pageFrom(rows, { after: '3', size: 2 }).nextToken).toBeUndefined();
  });

  it.each(['x', '-2', '1.5', '1e400'])('begins at the first row for the token %s', (after) => {
    expect(pageFrom(rows, { after, size: 2 }).rows).toEqual([1, 2]);
  });

  it('is empty beyond the end, where the list has shrunk', () => {
    expect(pageFrom(rows, { after: '10', size: 2 })).toEqual({ rows: [], nextToken: undefined });
  });
});
