import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { isWithoutOperations } from '#web/operation/is-without-operations.ts';
import { useExpectedTime } from '#web/operation/use-expected-time.ts';
import { useKnownNow } from '#web/operation/use-freshness.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { untilText } from '#web/ui/until-text.ts';

/** When an operation would end if it takes as long as earlier ones of its kind there; nothing is promised past that. */
export function ExpectedEnd({ operation }: { operation: OperationState }) {
  const t = useTranslations('overview.running');
  const { locale } = useKitText();
  const { expected, error } = useExpectedTime(operation);
  const now = useKnownNow({ region: operation.region, id: operation.spaceId });
  const start = Date.parse(operation.startedAt ?? '');
  if (expected === undefined) {
    if (error === null) return <Skeleton width={10} />;
    return isWithoutOperations(error) ? undefined : <span className="quiet">{t('unread')}</span>;
  }
  const { basis, runs, slowAfter } = expected;
  if (basis === 'none') return <span className="quiet">{t('noRuns')}</span>;
  if (Number.isNaN(start)) return <span className="quiet">{t('waiting')}</span>;
  const [from, to] = [untilText(locale, start + expected.from), untilText(locale, start + expected.to)];
  if (now > start + slowAfter) return <StatusPill tone="warning">{t('slow', { runs })}</StatusPill>;
  if (now > start + expected.to) return <span className="quiet">{t('late', { runs })}</span>;
  if (basis === 'few') return <span>{t('few', { to, runs })}</span>;
  return <span>{now > start + expected.from || from === to ? t('endsBy', { to }) : t('ends', { from, to })}</span>;
}
