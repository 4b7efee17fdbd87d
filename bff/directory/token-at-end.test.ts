import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextTokenOf } from '#shared/contract/list-reply.ts';
import { tokenAtEnd } from './token-at-end.ts';

it.each([
  ['the last thing', { items: [], totalSize: 1, nextPageToken: 'b2s=' }],
  ['before how many there are', { items: [{ id: '1' }], nextPageToken: 'b2s=', totalSize: 100_000 }],
])('is found as %s', (_, page) => {
  expect(tokenAtEnd(JSON.stringify(page))).toBe('b2s=');
});

it.each([
  ['a last page', { items: [], totalSize: 0 }],
  ['one that words it', { items: [], nextPageToken: '<nil>' }],
  ['a token elsewhere', { nextPageToken: 'b2s=', items: [] }],
  ['a token of an item', { items: [{ id: '1', nextPageToken: 'mine' }] }],
  ['a name that ends like it', { items: [], ',"nextPageToken': 'mine' }],
  ['a text that ends like it', { items: [], words: ',"nextPageToken":"mine"}' }],
  ['a token to be unescaped', { items: [], nextPageToken: 'a\nb' }],
])('is not found in %s', (_, page) => {
  expect(tokenAtEnd(JSON.stringify(page))).toBeUndefined();
});

const names = fc.constantFrom(
  'items',
  'totalSize',
  'nextPageToken',
  'nextToken',
  ',"nextPageToken',
  'a\\"nextPageToken',
);
const words = fc.oneof(
  fc.string(),
  fc.constantFrom('', '<nil>', 'b2s=', ',"nextPageToken":"mine"}', '","nextPageToken":"x'),
);
const json = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, words, fc.nat(), fc.array(tie('value')), tie('object')),
  object: fc.dictionary(names, tie('value')),
})).object;

it('is never another one than that of the page', () => {
  fc.assert(
    fc.property(json, (page) => {
      const found = tokenAtEnd(JSON.stringify(page));
      if (found !== undefined) expect(nextTokenOf(page)).toBe(found);
    }),
    { numRuns: 2_000 },
  );
});
