import { expect, it } from 'vitest';
import { byName, newestFirst } from './name-order.ts';

it('has a number in a name count by its worth, and an accent after its letter', () => {
  expect(['space 10', 'Éa', 'space 9', 'eb', 'ea', 'Space 9'].sort(byName)).toEqual([
    'ea',
    'Éa',
    'eb',
    'space 9',
    'Space 9',
    'space 10',
  ]);
});

it('has the newest version first', () => {
  expect(['1.9.2', '1.30.1', '1.29.10', '1.29.5', '1.31'].sort(newestFirst)).toEqual([
    '1.31',
    '1.30.1',
    '1.29.10',
    '1.29.5',
    '1.9.2',
  ]);
});
