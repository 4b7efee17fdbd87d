import { expect, it } from 'vitest';
import { viewedListAt, viewQueryOf } from './viewed-list.ts';

it('is told by the last part of an address, and never for one thing alone', () => {
  expect(viewedListAt('/eu-std-1/spaces/1f3a/users')).toBe('users');
  expect(viewedListAt('/journal')).toBe('journal');
  expect(viewedListAt('/eu-std-1/spaces/1f3a/users/77b2')).toBeUndefined();
  expect(viewedListAt('/account')).toBeUndefined();
});

it('is what the list is narrowed to, in whatever order that was said, without the page', () => {
  const query = viewQueryOf('?q=ada+l&columns=email%2Cstatus&after=t%2F1&page=3&size=50');
  expect(query).toBe('columns=email%2Cstatus&q=ada+l&size=50');
  expect(viewQueryOf('?size=50&q=ada+l&columns=email%2Cstatus')).toBe(query);
});
