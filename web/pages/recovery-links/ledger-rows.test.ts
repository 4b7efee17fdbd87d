import { describe, expect, it } from 'vitest';
import type { IssuedLink } from '#shared/recovery-ledger.ts';
import { endedFor, filterRows, ledgerRows, statesFrom } from './ledger-rows.ts';

const link = (id: string, userId: string, more: Partial<IssuedLink> = {}): IssuedLink => ({
  id,
  userId,
  issuedOn: '2026-05-01T10:00:00.000Z',
  expiresOn: '2026-05-03T10:00:00.000Z',
  issuedBy: { clientId: 'client-1', operator: 'Ines Verne' },
  opensHere: true,
  ...more,
});
const ada = { id: 'a', email: 'ada@example.org', firstname: 'Ada', lastname: 'Lovelace', active: true };
const links = [
  link('1', 'a', { supersededOn: '2026-05-02T10:00:00.000Z' }),
  link('2', 'a'),
  link('3', 'gone'),
  link('4', 'a', { usedOn: '2026-05-01T11:00:00.000Z', issuedBy: { clientId: 'client-2' } }),
];
const rows = ledgerRows(links, new Map([['a', ada]]), Date.parse('2026-05-04T00:00:00.000Z'));
const idsOf = (found: typeof rows) => found.map((row) => row.link.id);

describe('the rows of the ledger', () => {
  it('say what became of each link, and for whom where that is known', () => {
    expect(rows.map(({ state }) => state)).toEqual(['superseded', 'expired', 'expired', 'used']);
    expect(rows.map(({ person }) => person?.firstname)).toEqual(['Ada', 'Ada', undefined, 'Ada']);
  });

  it('are found by state, and by the words of person and issuer', () => {
    expect(idsOf(filterRows(rows, { states: ['used', 'superseded'], text: '' }))).toEqual(['1', '4']);
    expect(idsOf(filterRows(rows, { states: [], text: ' lovelace INES ' }))).toEqual(['1', '2']);
    expect(idsOf(filterRows(rows, { states: [], text: 'inès lovelacé' }))).toEqual(['1', '2']);
    expect(idsOf(filterRows(rows, { states: ['expired'], text: 'gone' }))).toEqual(['3']);
    expect(filterRows(rows, { states: [], text: 'nobody' })).toEqual([]);
  });

  it('name whom to issue again for, each once', () => {
    const twice = ledgerRows(
      [link('1', 'a'), link('2', 'a', { killedOn: '2026-05-01T10:30:00.000Z' }), link('3', 'gone')],
      new Map([['a', ada]]),
      Infinity,
    );
    expect(endedFor(twice)).toEqual([ada]);
  });

  it('are filtered by the address', () => {
    expect(statesFrom(new URLSearchParams('state=expired&state=open&state=lost'))).toEqual(['open', 'expired']);
    expect(statesFrom(new URLSearchParams())).toEqual([]);
  });
});
