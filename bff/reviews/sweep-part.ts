/** Reads what nobody has read yet of one part of a review, and keeps each line as it comes. */
import type { Clock } from '#shared/clock.ts';
import { reviewBounds, type ReviewLine } from '#shared/review.ts';
import { atOnce } from '#bff/overview/reading.ts';
import type { Reviews } from '#bff/store/reviews.ts';
import { lineName, linesOf, partName, standingsOf, type Head, type Standing } from './kept-review.ts';
import type { ScopeReading } from './scope-reading.ts';

/** Subjects asked about at the same time. */
const askedAtOnce = 6;
/** Where so many in a row have no answer, the others are not asked about. */
const mostUnanswered = 12;

export interface SweepOptions {
  readonly reviews: Reviews;
  readonly id: string;
  readonly head: Head;
  readonly part: number;
  readonly reading: ScopeReading;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly tell: (standing: Standing) => void;
}

/** Until everything was asked for, or the signal says stop. @throws ConsoleProblem 401 once the session is over */
export async function sweepPart(options: SweepOptions): Promise<void> {
  const { reviews, id, head, part, reading, clock, signal, tell } = options;
  const known = await linesOf(reviews, id, part);
  const keys = new Set(known.map(({ subject }) => lineName(part, subject)));
  let standing: Standing = { listed: 0, read: keys.size, isSwept: false, gaps: [] };
  await keep(standing);

  await reading.readNames();
  const listed = (await Promise.all(head.subjects.map((type) => reading.subjects(type, reviewBounds.lines)))).flat();
  const elsewhere = head.parts.flatMap((_, one) => (one === part ? [] : [linesOf(reviews, id, one)]));
  const others = (await Promise.all(elsewhere)).flat();
  const room = Math.max(0, reviewBounds.lines - others.length);
  if (listed.length > room) reading.note({ what: 'subjects', status: 0, count: listed.length - room });
  const subjects = listed.slice(0, room);
  // ACLs that nobody could count the last time are no less unknown now.
  for (const { acls } of known) if (acls === undefined) reading.note({ what: 'acls', status: 0, count: 1 });
  standing = { ...standing, listed: listed.length };
  await keep(standing);

  let unanswered = 0;
  const jobs = subjects
    .filter((subject) => !keys.has(lineName(part, subject)))
    .map((subject) => async () => {
      if (signal.aborted) return;
      if (unanswered >= mostUnanswered) return reading.note({ what: 'policies', status: 0, count: 1 });
      const line = await readLine(subject);
      if (signal.aborted) return;
      unanswered = line === 'unanswered' ? unanswered + 1 : 0;
      if (line === undefined || line === 'unanswered') return;
      await reviews.write(id, [{ name: lineName(part, subject), version: 0, text: JSON.stringify(line) }]);
      standing = { ...standing, read: standing.read + 1 };
      tell(standing);
    });
  await atOnce(jobs, askedAtOnce);
  if (signal.aborted) return;
  const sweptAt = new Date(clock.now()).toISOString();
  const read = (await linesOf(reviews, id, part)).length;
  standing = { listed: listed.length, read, isSwept: true, sweptAt, gaps: reading.gaps };
  await keep(standing);

  async function readLine(subject: ReviewLine['subject']): Promise<ReviewLine | 'unanswered' | undefined> {
    try {
      return await reading.lineOf(subject, head.services);
    } catch (error) {
      if (signal.aborted) return undefined;
      reading.miss('policies', error, 1);
      return 'unanswered';
    }
  }

  async function keep(standing: Standing): Promise<void> {
    for (let isKept = false; !isKept && !signal.aborted;) {
      const [now] = (await standingsOf(reviews, id, head)).slice(part, part + 1);
      // Whoever sweeps last has seen most; one that was deleted meanwhile is kept no more.
      isKept = await reviews.write(id, [
        { name: partName(part), version: now?.version ?? 0, text: JSON.stringify(standing) },
      ]);
      if (!isKept && (await reviews.fields(id, 'head')).length === 0) break;
    }
    tell(standing);
  }
}
