import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, fromLocalText, momentFault, toLocalText } from './point-in-time.ts';

const second = 1_000;

it('means the same moment when typed as when shown, to the second', () => {
  // Noon is never in the hour that a change of daylight saving time repeats or leaves out.
  const noon = (day: number) => new Date(2020, 0, 1 + day, 12, 34, 56).getTime();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), (day) => {
      expect(fromLocalText(toLocalText(noon(day)))).toBe(noon(day));
    }),
  );
});

it('takes a moment without seconds, as some browsers give it', () => {
  expect(fromLocalText('2026-11-21T14:05')).toBe(new Date(2026, 10, 21, 14, 5).getTime());
});

it.each(['', 'yesterday', '2026-11-21', '2026-13-45T10:00', '2026-11-21T14:05Z'])('cannot read %j', (text) => {
  expect(fromLocalText(text)).toBeUndefined();
});

describe('the bounds of a moment', () => {
  const created = new Date(2026, 0, 5, 12).getTime() + 250;
  const now = created + 100 * 86_400 * second;
  const bounds = boundsOf(new Date(created).toISOString(), now);

  it('begin at the first whole second after the creation', () => {
    expect(bounds).toEqual({ earliest: created - 250 + second, latest: now });
    expect(momentFault(toLocalText(created - 250), bounds)).toBe('tooEarly');
    expect(momentFault(toLocalText(created - 250 + second), bounds)).toBeUndefined();
  });

  it('end now', () => {
    expect(momentFault(toLocalText(now), bounds)).toBeUndefined();
    expect(momentFault(toLocalText(now + second), bounds)).toBe('tooLate');
  });

  it('are open where the region does not tell the creation', () => {
    expect(momentFault('1999-01-01T00:00:00', boundsOf(undefined, now))).toBeUndefined();
    expect(momentFault('1999-01-01T00:00:00', boundsOf('soon', now))).toBeUndefined();
  });

  it('do not matter for what cannot be read', () => {
    expect(momentFault('', bounds)).toBe('unreadable');
  });
});
