import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Renewal } from '#bff/store/stores.ts';
import { afterRefresh, afterRefusal, beforeRefresh, granted, standing, type RefreshOutcome } from './renewal.ts';

const hour = 3_600_000;
const token = granted(hour, true, 0);

describe('a token', () => {
  it('is renewed five minutes or a fifth of its life ahead of its end', () => {
    expect(granted(hour, true, 0)).toEqual({ expiresAt: hour, renewAt: hour - 300_000 });
    expect(granted(1_000, true, 50)).toEqual({ expiresAt: 1_050, renewAt: 850 });
    expect(granted(hour, false, 0)).toEqual({ expiresAt: hour });
  });

  it.each<[RefreshOutcome, Partial<Renewal>]>([
    [{ kind: 'refused' }, { expiresAt: hour }],
    [{ kind: 'declined' }, { expiresAt: hour, renewAt: 3_301_000, failures: 1, unanswered: 0 }],
    [
      { kind: 'declined', retryAfter: 30 },
      { expiresAt: hour, renewAt: 3_330_000, failures: 1, unanswered: 0 },
    ],
    [
      { kind: 'declined', retryAfter: 86_400 },
      { expiresAt: hour, renewAt: 3_900_000, failures: 1, unanswered: 0 },
    ],
    [{ kind: 'unanswered' }, { expiresAt: hour, renewAt: hour, failures: 1, unanswered: 1 }],
    [{ kind: 'granted', lifetime: 1_000, renewable: false }, { expiresAt: 3_301_000 }],
  ])('that is due and was %o is left as %o', (outcome, left) => {
    expect(afterRefresh(token, outcome, 3_300_000)).toEqual(left);
  });

  it('is tried again at longer and longer pauses, shorter ones once it has ended', () => {
    let [present, now] = [token, 3_300_000];
    const pauses: number[] = [];
    for (let failure = 0; failure < 9; failure += 1) {
      present = afterRefresh(present, { kind: 'declined' }, now);
      pauses.push(present.renewAt! - now);
      now = present.renewAt!;
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1_000));
    expect(afterRefresh(present, { kind: 'declined' }, hour).renewAt).toBe(hour + 5_000);
  });

  it('whose refresh token was sent into the dark is renewed once more at its end, and is over after that', () => {
    const dark = afterRefresh(token, { kind: 'unanswered' }, 3_300_000);
    expect([3_300_001, hour - 1, hour].map((now) => standing(dark, now))).toEqual(['serves', 'serves', 'due']);
    const darker = afterRefresh(dark, { kind: 'unanswered' }, hour);
    expect(standing(darker, hour)).toBe('over');
  });

  it('of a process that died while it asked is left as if no answer had come', () => {
    const asked = beforeRefresh(token, 3_300_000);
    expect([3_300_001, hour - 1, hour].map((now) => standing(asked, now))).toEqual(['serves', 'serves', 'due']);
    const askedLate = beforeRefresh(asked, hour);
    expect([hour, hour + 19_999, hour + 20_000].map((now) => standing(askedLate, now))).toEqual([
      'waits',
      'waits',
      'over',
    ]);
  });

  it('that its region refuses has ended, and may be renewed at once', () => {
    expect(standing(afterRefusal(token, 5), 5)).toBe('due');
    expect(standing(afterRefusal({ expiresAt: hour }, 5), 5)).toBe('over');
    const dark = afterRefusal(afterRefresh(token, { kind: 'unanswered' }, 3_300_000), 3_301_000);
    expect(standing(dark, 3_320_999)).toBe('waits');
    expect(standing(dark, 3_321_000)).toBe('due');
  });
});

const outcomes = fc.oneof(
  fc.constant({ kind: 'died' } as const),
  fc.constant({ kind: 'refused' } as const),
  fc.constant({ kind: 'unanswered' } as const),
  fc.record({ kind: fc.constant('declined' as const), retryAfter: fc.nat(10_000) }),
  fc.constant({ kind: 'declined' } as const),
);

it('never ends early, and is never renewed again before its end once an answer was missing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(outcomes, fc.nat(900_000)), { maxLength: 30 }), (steps) => {
      let [present, now, dark] = [token, 0, 0];
      for (const [outcome, wait] of steps) {
        now += wait;
        const state = standing(present, now);
        if (now < hour) expect(['serves', 'due']).toContain(state);
        if (state !== 'due') continue;
        expect(dark === 0 || now >= hour).toBe(true);
        if (outcome.kind === 'unanswered' || outcome.kind === 'died') dark += 1;
        expect(dark).toBeLessThanOrEqual(2);
        present = outcome.kind === 'died' ? beforeRefresh(present, now) : afterRefresh(present, outcome, now);
        expect(present.expiresAt).toBe(hour);
        expect(standing(present, now)).not.toBe('due');
        if (outcome.kind === 'declined' || (outcome.kind === 'unanswered' && dark === 1)) {
          expect(present.renewAt).toBeGreaterThan(now);
        }
      }
    }),
  );
});
