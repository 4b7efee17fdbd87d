import { describe, expect, it } from 'vitest';
import { linkState, type IssuedLink } from './recovery-ledger.ts';

const issued: IssuedLink = {
  id: '1',
  userId: '2',
  issuedOn: '2026-05-01T10:00:00.000Z',
  expiresOn: '2026-05-03T10:00:00.000Z',
  issuedBy: { clientId: '3' },
  opensHere: true,
};
const at = (time: string) => Date.parse(time);

describe('what became of a link', () => {
  it('is open until it expires', () => {
    expect(linkState(issued, at('2026-05-03T09:59:59.999Z'))).toBe('open');
    expect(linkState(issued, at('2026-05-03T10:00:00.000Z'))).toBe('expired');
  });

  it('is not called valid where it leads elsewhere: nobody tells', () => {
    const elsewhere = { ...issued, opensHere: false };
    expect(linkState(elsewhere, at('2026-05-03T09:59:59.999Z'))).toBe('untold');
    expect(linkState(elsewhere, at('2026-05-03T10:00:00.000Z'))).toBe('expired');
  });

  it('is killed by wrong codes, unless it was void before', () => {
    const killed = { ...issued, killedOn: '2026-05-01T12:00:00.000Z' };
    expect(linkState(killed, at('2026-05-01T12:00:00.000Z'))).toBe('killed');
    expect(linkState(killed, at('2026-06-01T00:00:00.000Z'))).toBe('killed');
    expect(linkState({ ...killed, supersededOn: '2026-05-01T13:00:00.000Z' }, 0)).toBe('killed');
    expect(linkState({ ...killed, supersededOn: '2026-05-01T11:00:00.000Z' }, 0)).toBe('superseded');
  });

  it('is used or superseded, whatever the time', () => {
    const late = at('2026-06-01T00:00:00.000Z');
    expect(linkState({ ...issued, usedOn: '2026-05-01T11:00:00.000Z' }, late)).toBe('used');
    expect(linkState({ ...issued, supersededOn: '2026-05-01T11:00:00.000Z' }, late)).toBe('superseded');
  });

  it('is used when another one was issued afterwards, and expired when that came later still', () => {
    const usedOn = '2026-05-01T11:00:00.000Z';
    expect(linkState({ ...issued, usedOn, supersededOn: '2026-05-02T11:00:00.000Z' }, 0)).toBe('used');
    const again = { ...issued, supersededOn: '2026-05-04T11:00:00.000Z' };
    expect(linkState(again, at('2026-05-05T00:00:00.000Z'))).toBe('expired');
  });
});
