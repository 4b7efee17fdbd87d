import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isWithoutOperations } from '#web/operation/is-without-operations.ts';
import { durationRangeText } from '#web/operation/duration-text.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { untilText } from '#web/ui/until-text.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { Standing } from './standing.ts';

export interface ExpectedEndProps {
  standing: Standing;
  /** Why it is not known how long earlier ones took. */
  error: Error | null;
  isRead: boolean;
}

/** When an operation would end if it takes as long as earlier ones of its kind there; nothing is promised past that. */
export function ExpectedEnd({ standing, error, isRead }: ExpectedEndProps) {
  const t = useTranslations('glance.running');
  const { locale } = useKitText();
  const { pace, startedAt, knownAt, end, runs, isVague } = standing;
  if (pace === 'waiting') {
    const isFirst = isRead && runs === 0 ? 'yes' : 'no';
    return <span className="quiet">{t('waiting', { isFirst })}</span>;
  }
  const since = startedAt === undefined ? '' : untilText(locale, startedAt, knownAt);
  if (!isRead && error === null) return <Skeleton width={10} />;
  if (!isRead && !isWithoutOperations(error)) return <span className="quiet">{t('unread', { since })}</span>;
  if (end === undefined) return <span className="quiet">{t('noRuns', { since })}</span>;
  const late = untilText(locale, end.late, knownAt);
  if (pace === 'slow') return <StatusPill tone="warning">{t('slow', { runs })}</StatusPill>;
  if (pace === 'late') {
    return <span className="quiet">{isVague ? t('lateByFew', { runs }) : t('late', { runs, late })}</span>;
  }
  if (isVague) return <span>{t('few', { to: late, runs })}</span>;
  const left = wholeText(locale, end.half - knownAt);
  return (
    <span>
      {t.rich('ends', { left, at: untilText(locale, end.half, knownAt), b })}
      <VisuallyHidden>{t('endsLate', { late, runs })}</VisuallyHidden>
    </span>
  );
}

const b = (words: ReactNode) => <strong>{words}</strong>;

/** As coarse as people speak of what is left: ten seconds, or minutes. */
function wholeText(locale: string, left: number): string {
  const step = left > 60_000 ? 60_000 : 10_000;
  const whole = Math.max(1, Math.ceil(left / step)) * step;
  return durationRangeText(locale, whole, whole);
}
