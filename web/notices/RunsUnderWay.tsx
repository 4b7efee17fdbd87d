import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Run } from '#shared/run.ts';
import { paths } from '#web/address/paths.ts';
import { useAsOf } from '#web/operation/use-freshness.ts';
import { endedOf, stepsOf, useRunWords } from '#web/runs/use-run-words.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { secondText } from '#web/ui/time-text.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

export interface RunsUnderWayProps {
  runs: readonly Run[];
  /** When they were read or told of last, by this browser's clock. */
  readAt: number | undefined;
}

/** One line that tells how far runs are, and leads to the only one or to all; once that is not live, as of when it was. */
export function RunsUnderWay({ runs, readAt }: RunsUnderWayProps) {
  const t = useTranslations('runs.line');
  const { nameOf, waitOf } = useRunWords();
  const { locale } = useKitText();
  const asOf = useAsOf(readAt);
  const [first, ...others] = runs;
  if (first === undefined) return undefined;
  const isOne = others.length === 0;
  const waits = isOne && asOf === undefined ? waitOf(first) : undefined;
  return (
    <Link
      className="run-line"
      to={isOne ? paths.run(first.scope, first.id) : paths.work}
      data-old={asOf !== undefined || undefined}
    >
      <VisuallyHidden>{t('underWay')} </VisuallyHidden>
      <span className="run-line-far">
        {asOf === undefined ? <Far runs={runs} /> : t('asOf', { time: secondText(locale, asOf) })}
      </span>
      <span className="run-line-what">{isOne ? nameOf(first) : t('several', { count: runs.length })}</span>
      {waits === undefined ? undefined : <span className="run-line-what">{waits}</span>}
    </Link>
  );
}

/** Steps that have ended, of all that there are; of a dry run nothing has. */
function Far({ runs }: { runs: readonly Run[] }) {
  const t = useTranslations('runs.line');
  const confirmed = runs.filter(({ isConfirmed }) => isConfirmed);
  const sum = (figure: (run: Run) => number) => confirmed.reduce((total, run) => total + figure(run), 0);
  return confirmed.length === 0 ? t('checking') : t('far', { ended: sum(endedOf), total: sum(stepsOf) });
}
