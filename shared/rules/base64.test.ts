import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodedSize } from './base64.ts';

it('tells the size of whatever was encoded', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(decodedSize(Buffer.from(bytes).toString('base64'))).toBe(bytes.length);
    }),
  );
});

it.each(['A', 'AA', 'AAA', 'A===', '====', '=', 'AAA\n', 'AA=A', 'A-_A', 'é===', 'AAAAA==='])('refuses %j', (text) => {
  expect(decodedSize(text)).toBeUndefined();
});
