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

test('of many accounts the newest are kept, and what another tab wrote', () => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as another tab writes it
  document.cookie = 'portico-greeted=00000000.<script>; Path=/';
  for (let index = 1; index <= 8; index += 1) greeted.add(`${index}`.repeat(8));
  expect(greeted.read()).toEqual(Array.from({ length: 8 }, (_, index) => `${index + 1}`.repeat(8)));
});
