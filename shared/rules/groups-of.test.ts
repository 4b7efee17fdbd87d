import { expect, test } from 'vitest';
import { groupsOf } from './groups-of.ts';

test('things with the same key are together, in the order in which they come', () => {
  const groups = groupsOf(['ape', 'bee', 'ant', 'boar', 'cat'], (name) => name[0]);
  expect([...groups]).toEqual([
    ['a', ['ape', 'ant']],
    ['b', ['bee', 'boar']],
    ['c', ['cat']],
  ]);
  expect(groupsOf([], (name: string) => name).size).toBe(0);
});
