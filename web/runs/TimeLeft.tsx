import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Run } from '#shared/run.ts';
import { useNow } from '#web/ui/now.ts';
import { spokenTime, timeLeft, type PaceMark } from './time-left.ts';
import { endedOf, stepsOf } from './use-run-words.ts';

/** How long a run will take yet, once that is known well enough; nothing while it waits or is at rest. */
export function TimeLeft({ run }: { run: Run }) {
  return run.state === 'running' ? <Running key={`${run.id} ${run.changedAt}`} run={run} /> : undefined;
}

/** From when on it runs, and is looked at. */
function Running({ run }: { run: Run }) {
  const t = useTranslations('runs.timeLeft');
  const now = useNow('second');
  const ended = endedOf(run);
  const [marks, setMarks] = useState<{ readonly first: PaceMark; readonly latest: PaceMark }>(() => {
    const mark = { at: now, ended };
    return { first: mark, latest: mark };
  });
  if (marks.latest.ended !== ended) setMarks({ ...marks, latest: { at: now, ended } });
  const left = timeLeft(marks.first, marks.latest, stepsOf(run) - ended, now);
  if (left === undefined) return undefined;
  const { unit, count } = spokenTime(left);
  return <span className="quiet">{t(unit, { count })}</span>;
}
