import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';

const at = new Date(2026, 10, 20, 14).getTime();

test.each([
  ['fr-FR', '20\u00A0nov.', '20\u00A0nov.\u00A02026'],
  ['en-GB', '20\u00A0Nov', '20\u00A0Nov\u00A02026'],
] as const)('a day of %s is never in two lines', (locale, thisYear, another) => {
  expect(dayText(locale, at, at)).toBe(thisYear);
  expect(dayText(locale, at, new Date(2027, 0, 2).getTime())).toBe(another);
});
