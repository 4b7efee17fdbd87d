import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const read = (bytes: readonly number[], largest = 100) => readTextFile(new Blob([new Uint8Array(bytes)]), largest);
const utf16 = (text: string) => [
  0xff,
  0xfe,
  ...new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer),
];

it.each([
  ['UTF-8', [...new TextEncoder().encode('Zoé;Šíp')], 'Zoé;Šíp'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Zoé')], 'Zoé'],
  ['UTF-16', utf16('Zoé;Šíp'), 'Zoé;Šíp'],
  ['Windows-1252, as spreadsheets write it', [0x5a, 0x6f, 0xe9], 'Zoé'],
])('reads a file in %s', async (_, bytes, text) => {
  expect(await read(bytes)).toBe(text);
});

it('reads nothing that is no text, empty or larger than expected', async () => {
  expect(await read([0x89, 0x50, 0x4e, 0x47, 0x00])).toBeUndefined();
  expect(await read([0x20, 0x0a])).toBeUndefined();
  expect(await read([0x61, 0x62], 1)).toBeUndefined();
});
