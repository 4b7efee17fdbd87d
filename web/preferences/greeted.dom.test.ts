import { beforeEach, expect, test } from 'vitest';
import { greeted } from './greeted.ts';

beforeEach(() => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as a browser that nothing was kept in
  document.cookie = 'portico-greeted=; Max-Age=0; Path=/';
});

test('an account is remembered by the start of its id, once, and others beside it', () => {
  greeted.add('0b0f7e1c-2f43-4c7e-9d1f-111111111111');
  greeted.add('5d2c4a10-2f43-4c7e-9d1f-111111111111');
  greeted.add('0b0f7e1c-2f43-4c7e-9d1f-111111111111');
  expect(document.cookie).toContain('portico-greeted=5d2c4a10.0b0f7e1c');
  expect(greeted.has(greeted.read(), '5d2c4a10-2f43-4c7e-9d1f-111111111111')).toBe(true);
  expect(greeted.has(greeted.read(), '99999999-2f43-4c7e-9d1f-111111111111')).toBe(false);
});

test('each page with a hint of its own is remembered beside the account', () => {
  const id = '7a2c4a10-2f43-4c7e-9d1f-111111111111';
  greeted.add(id, 'users');
  expect(greeted.has(greeted.read(), id)).toBe(false);
  expect(greeted.has(greeted.read(), id, 'users')).toBe(true);
  expect(greeted.has(greeted.read(), id, 'clusters')).toBe(false);
});

test('of much the newest is kept, and what another tab wrote', () => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as another tab writes it
  document.cookie = 'portico-greeted=00000000.<script>; Path=/';
  const ids = Array.from({ length: 24 }, (_, index) => `${index + 1}`.padStart(8, '0'));
  for (const id of ids) greeted.add(id);
  expect(greeted.read()).toEqual(ids);
});
