import { expect, it } from 'vitest';
import type { LinkNews } from '#shared/recovery-ledger.ts';
import { linkNotices, seenLinks } from './link-notices.ts';
import { isBad, keyOf, parseNotices } from './notice.ts';
import { noticePath } from './notice-path.ts';

const used: LinkNews = {
  id: 'l1',
  region: 'eu-std-1',
  organisationId: 'o',
  userId: 'u',
  issuedOn: '2026-01-15T09:00:00.000Z',
  expiresOn: '2026-01-17T09:00:00.000Z',
  issuedBy: { clientId: 'a' },
  opensHere: true,
  usedOn: '2026-01-15T10:00:00.000Z',
  wasActive: false,
  active: true,
};
const accounts = new Map([['eu-std-1', 'a']]);
const how = (change: Partial<LinkNews>) => linkNotices([{ ...used, ...change }], accounts).map(({ link }) => link.how);

it('tells of a link that was used, as it was stored', () => {
  const notices = linkNotices([used], accounts);
  expect(notices).toEqual([
    {
      account: 'a',
      region: 'eu-std-1',
      id: 'l1',
      at: '2026-01-15T10:00:00.000Z',
      link: { userId: 'u', organisationId: 'o', how: 'activated' },
    },
  ]);
  expect(parseNotices(JSON.stringify(notices))).toEqual(notices);
  expect(notices.map(isBad)).toEqual([false]);
  expect(notices.map(keyOf)).toEqual(['link/l1']);
});

it('claims of nobody to have become active who was before, or may have been, or is not', () => {
  expect(how({ wasActive: true })).toEqual(['recovered']);
  expect(how({ active: false })).toEqual(['inactive']);
  const { wasActive: _, ...unknown } = used;
  expect(linkNotices([unknown], accounts).map(({ link }) => link.how)).toEqual(['recovered']);
});

it('tells nothing of links of accounts that are not signed in', () => {
  expect(how({ issuedBy: { clientId: 'b' } })).toEqual([]);
  expect(how({ region: 'eu-snc-1' })).toEqual([]);
});

it('tells by whom, where that can be read', () => {
  const [notice, ...rest] = linkNotices([used], accounts, new Map([['u', { name: 'Ada Lovelace' }]]));
  expect([notice, rest]).toMatchObject([{ person: 'Ada Lovelace' }, []]);
  expect(notice && noticePath(notice)).toBe('/eu-std-1/organisations/o/users/u');
});

it('leads to whoever has used it where the account sees them', () => {
  const notices = linkNotices([used], accounts, new Map([['u', { name: 'Ada Lovelace', spaceId: 's' }]]));
  expect(notices.map(noticePath)).toEqual(['/eu-std-1/spaces/s/users/u']);
  expect(parseNotices(JSON.stringify(notices))).toEqual(notices);
});

it('leaves it to the bell to tell of many at once', () => {
  const many = ['l1', 'l2', 'l3', 'l4'].map((id) => ({ ...used, id }));
  expect(linkNotices(many.slice(1), accounts).map(({ isTold }) => isTold)).toEqual([undefined, undefined, undefined]);
  expect(linkNotices(many, accounts).map(({ isTold }) => isTold)).toEqual([true, true, true, true]);
});

it('knows which of them were seen', () => {
  const [notice] = linkNotices([used], accounts);
  expect(seenLinks([used], notice === undefined ? [] : [notice])).toEqual([]);
  expect(seenLinks([used], notice === undefined ? [] : [{ ...notice, isRead: true }])).toEqual(['l1']);
});
