import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, mergeNotices, parseNotices, parseRunning, type Notice } from './notice.ts';

function notice(id: string, change: Partial<Notice> = {}): Notice {
  const at = new Date(Date.parse('2026-01-15T09:00:00Z') + Number(id) * 1_000).toISOString();
  return {
    account: 'a',
    region: 'eu-std-1',
    spaceId: 's',
    id,
    kind: 'AddWorker',
    status: 'DONE',
    at,
    ...change,
  };
}

const ids = (notices: readonly Notice[]) => notices.map(({ id }) => id);

describe('mergeNotices', () => {
  it('holds every notice once, newest first', () => {
    expect(ids(mergeNotices([notice('1'), notice('3')], [notice('2'), notice('3')]))).toEqual(['3', '2', '1']);
  });

  it('forgets neither that one was read nor that it was told', () => {
    const [merged] = mergeNotices([notice('1', { isRead: true })], [notice('1', { isTold: true, cluster: 'prod' })]);
    expect(merged).toMatchObject({ isRead: true, isTold: true, cluster: 'prod' });
  });

  it('keeps the newest 100', () => {
    const many = Array.from({ length: 130 }, (_, index) => notice(String(index)));
    const merged = mergeNotices(many.slice(0, 70), many.slice(60));
    expect(merged).toHaveLength(100);
    expect(merged.at(-1)?.id).toBe('30');
  });

  const known: fc.Arbitrary<readonly Notice[]> = fc
    .uniqueArray(fc.record({ id: fc.nat(200).map(String), isRead: fc.boolean(), isTold: fc.boolean() }), {
      selector: ({ id }) => id,
      maxLength: 130,
    })
    .map((list) =>
      list.map(({ id, isRead, isTold }) =>
        notice(id, { ...(isRead && { isRead: true as const }), ...(isTold && { isTold: true as const }) }),
      ),
    );

  it('comes to the same whichever tab hears which first', () => {
    fc.assert(
      fc.property(known, known, known, (one, two, three) => {
        expect(mergeNotices(one, two)).toEqual(mergeNotices(two, one));
        const merged = mergeNotices(one, two);
        expect(mergeNotices(merged, two)).toEqual(merged);
        expect(mergeNotices(mergeNotices(one, two), three)).toEqual(mergeNotices(one, mergeNotices(two, three)));
        expect(new Set(merged.map(keyOf)).size).toBe(merged.length);
      }),
    );
  });
});

describe('what was stored', () => {
  it('is read as it was written', () => {
    const notices = [notice('2', { isRead: true }), notice('1')];
    expect(parseNotices(JSON.stringify(notices))).toEqual(notices);
  });

  it.each([null, '', 'no JSON', '{}', '[1, null, {"id": "1"}]'])('counts as nothing when unreadable: %s', (text) => {
    expect(parseNotices(text)).toEqual([]);
    expect(parseRunning(text)).toEqual([]);
  });

  it('needs a time that can be read', () => {
    expect(parseNotices(JSON.stringify([notice('1', { at: 'yesterday' })]))).toEqual([]);
  });
});
