import { useTranslations } from 'use-intl';
import { waitsForSomebody } from '#web/api/run-calls.ts';
import { useAsOf } from '#web/operation/use-freshness.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { secondText } from '#web/ui/time-text.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { useSessionRuns } from './use-session-runs.ts';

/** How many runs wait for somebody; once that is not live, as of when it was so. Nothing while that is none, or unknown. */
export function WaitingRuns() {
  const t = useTranslations('notices');
  const { locale } = useKitText();
  const { runs = [], readAt } = useSessionRuns();
  const asOf = useAsOf(readAt);
  const count = runs.filter(waitsForSomebody).length;
  if (count === 0) return undefined;
  const words = t('waiting', { count });
  const said = asOf === undefined ? words : t('asOf', { words, time: secondText(locale, asOf) });
  return (
    <span className="side-waiting" title={said} data-old={asOf !== undefined || undefined}>
      <span aria-hidden="true">
        <Badge accent>{count}</Badge>
      </span>
      <VisuallyHidden> {said}</VisuallyHidden>
    </span>
  );
}
