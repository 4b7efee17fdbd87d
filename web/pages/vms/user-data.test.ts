import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maximumUserData } from '#shared/contract/platform/vms.ts';
import { decodedSize } from '#shared/rules/base64.ts';
import { bytesOf, chosen, mostUserData, textToBase64, toBase64 } from './user-data.ts';

it('encodes any bytes as the region decodes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect([...Buffer.from(toBase64(bytes), 'base64')]).toEqual([...bytes]);
    }),
  );
});

it('encodes text as UTF-8', () => {
  const text = '#!/bin/sh\necho "Où ça ? 🚀"\n';
  expect(Buffer.from(textToBase64(text), 'base64').toString('utf8')).toBe(text);
  expect(bytesOf('é')).toBe(2);
});

it('has the limit of the contract', () => {
  expect(mostUserData).toBe(maximumUserData);
});

it('takes a file of exactly the limit', async () => {
  const file = await chosen(new File([new Uint8Array(mostUserData)], 'init.bin'));
  expect(file).toMatchObject({ name: 'init.bin', size: mostUserData });
  expect(decodedSize(file.base64 ?? '')).toBe(mostUserData);
});

it('does not open a file that is one byte too large', async () => {
  const file = new File([new Uint8Array(mostUserData + 1)], 'large.bin');
  file.arrayBuffer = () => Promise.reject(new Error('opened'));
  expect(await chosen(file)).toEqual({ name: 'large.bin', size: mostUserData + 1, fault: 'tooLarge' });
});

it('says when a file cannot be read', async () => {
  const file = new File(['x'], 'locked.sh');
  file.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
  expect(await chosen(file)).toEqual({ name: 'locked.sh', size: 1, fault: 'unreadable' });
});
