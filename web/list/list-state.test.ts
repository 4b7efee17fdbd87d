import { describe, expect, it } from 'vitest';
import { listStateFrom, listStateTo, pageOf, type ListState } from './list-state.ts';

const first: ListState = { text: '', size: 30, after: undefined, page: 1, sort: undefined, all: false };
const roundTrip = (state: ListState) => listStateFrom(new URLSearchParams(listStateTo(state).toString()));

describe('the state of a list in its address', () => {
  it('leaves out what is the default', () => {
    expect(listStateTo(first).toString()).toBe('');
    expect(listStateFrom(new URLSearchParams())).toEqual(first);
  });

  it.each<ListState>([
    { ...first, text: 'ada & bob=é' },
    { ...first, size: 50, after: 'dG9r/ZW4=', page: 3 },
    { ...first, sort: { column: 'name', direction: 'ascending' } },
    { ...first, text: 'x', size: 10, after: 't', page: 2, sort: { column: 'created', direction: 'descending' } },
    { ...first, text: 'x', all: true },
  ])('comes back as it was written', (state) => {
    expect(roundTrip(state)).toEqual(state);
  });

  it.each(['size=7', 'size=50000', 'size=a', 'page=9', 'page=-1', 'sort=--name', 'sort=%20', 'sort='])(
    'reads %s as not given',
    (query) => {
      expect(listStateFrom(new URLSearchParams(query))).toEqual(first);
    },
  );

  it('keeps parameters of others', () => {
    const search = new URLSearchParams('tab=running&q=old&after=t&page=2');
    expect(listStateTo({ ...first, text: 'new' }, search).toString()).toBe('tab=running&q=new');
  });

  it('asks the API for its page', () => {
    expect(pageOf(first)).toEqual({ size: 30 });
    expect(pageOf({ ...first, after: 't' })).toEqual({ size: 30, nextToken: 't' });
  });
});
