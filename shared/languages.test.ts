import { expect, it } from 'vitest';
import { firstSpoken } from './languages.ts';

it.each([
  { tags: ['pt-BR', 'fr-CA', 'en'], spoken: 'fr', why: 'the first that we speak' },
  { tags: ['FR'], spoken: 'fr', why: 'in any letter case' },
  { tags: ['fro'], spoken: 'en', why: 'not Old French for French' },
  { tags: ['toString', ''], spoken: 'en', why: 'no name that every object has' },
  { tags: [], spoken: 'en', why: 'English where there is none' },
])('$tags is answered in $spoken: $why', ({ tags, spoken }) => {
  expect(firstSpoken(tags)).toBe(spoken);
});
