import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseOf, lengthOf } from './operation-course.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 15) + seconds * 1_000).toISOString();
const now = Date.parse(at(100));

describe('courseOf', () => {
  it.each([
    ['waits', { status: 'PENDING', createdAt: at(90) }, { waited: 10_000, ran: undefined }],
    ['runs', { status: 'RUNNING', createdAt: at(90), startedAt: at(94) }, { waited: 4_000, ran: 6_000 }],
    [
      'is done',
      { status: 'DONE', createdAt: at(0), startedAt: at(2), endedAt: at(60) },
      { waited: 2_000, ran: 58_000 },
    ],
    ['never said when it was accepted', { status: 'RUNNING', startedAt: at(94) }, { waited: undefined, ran: 6_000 }],
    [
      'never said when it began',
      { status: 'DONE', createdAt: at(0), endedAt: at(9) },
      { waited: undefined, ran: undefined },
    ],
    [
      'never said when it ended',
      { status: 'DONE', createdAt: at(0), startedAt: at(2) },
      { waited: 2_000, ran: undefined },
    ],
    [
      'gives no readable times',
      { status: 'RUNNING', createdAt: 'soon', startedAt: 'now' },
      { waited: undefined, ran: undefined },
    ],
    [
      'began before it was accepted',
      { status: 'RUNNING', createdAt: at(95), startedAt: at(94) },
      { waited: undefined, ran: 6_000 },
    ],
  ])('of one that %s', (_, operation, course) => {
    expect(courseOf(operation, now)).toEqual(course);
  });

  const time = fc.option(fc.oneof(fc.integer({ min: -200, max: 200 }).map(at), fc.string()), { nil: undefined });
  const status = fc.constantFrom('PENDING', 'RUNNING', 'DONE', 'FAILED', 'PAUSED');

  it('is never negative, and no longer than from acceptance to end or now', () => {
    fc.assert(
      fc.property(status, time, time, time, (status, createdAt, startedAt, endedAt) => {
        const times = { createdAt, startedAt, endedAt };
        const known = Object.fromEntries(Object.entries(times).filter(([, one]) => one !== undefined));
        const course = courseOf({ status, ...known }, now);
        const length = lengthOf(course);
        expect(length).toBeGreaterThanOrEqual(0);
        if (course.waited === undefined || course.ran === undefined) return;
        const end = status === 'DONE' || status === 'FAILED' ? Date.parse(endedAt ?? '') : now;
        expect(length).toBe(end - Date.parse(createdAt ?? ''));
      }),
    );
  });
});
