import { expect, test } from 'vitest';
import { tellingName } from './telling-name.ts';

test('an address is added to a name that others may have, too', () => {
  expect(tellingName({ name: 'Ada Byron', email: 'ada@a.example' })).toBe('Ada Byron (ada@a.example)');
  expect(tellingName({ name: 'ada@a.example', email: 'ada@a.example' })).toBe('ada@a.example');
  expect(tellingName({ name: 'importer' })).toBe('importer');
});
