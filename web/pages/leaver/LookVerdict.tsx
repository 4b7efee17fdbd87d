import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import { secondText } from '#web/ui/time-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useCompleteness } from './completeness.ts';
import { usePlaceWords } from './use-place-words.ts';
import type { Leaver } from './use-leaver.ts';

/** Others give and take meanwhile: what was complete for longer than this is no good news any more. */
const freshMs = 5 * 60_000;

/** Whether everything was seen, and every single thing that was not. */
export function LookVerdict({ leaver }: { leaver: Leaver }) {
  const t = useTranslations('leaver.look');
  const format = useFormatter();
  const { locale } = useKitText();
  const explain = useExplain();
  const { gapName, gapReason } = usePlaceWords();
  const { complete, skipped, closed } = useCompleteness(leaver);
  const { readings, sweep } = leaver;
  const { offset } = useSessionState();
  const regions = new Set(readings.map(({ scope }) => scope.region)).size;
  // What a region does not offer at all is said once, not for each of its spaces.
  const gaps = new Map(
    readings.flatMap((place) => place.gaps.map((gap) => [gapName(gap, place), gapReason(gap)] as const)),
  );
  /** What is shown holds of no later moment than when the first place was read. */
  const from = Math.min(...readings.flatMap(({ readAt }) => (readAt === undefined ? [] : [Date.parse(readAt)])));
  // By the server's clock, as the places were read.
  const now = useNow('half-minute') + offset;
  const isAged = now - from > freshMs;
  const since = Number.isFinite(from) ? <p>{t('since', { from: secondText(locale, from) })}</p> : undefined;
  const again = (
    <Button size="small" onClick={leaver.lookAgain}>
      {t('again')}
    </Button>
  );
  return (
    <>
      {complete ? (
        <Notice
          tone={isAged ? 'info' : 'good'}
          title={isAged ? t('agedTitle', { age: format.relativeTime(from, now) }) : t('completeTitle')}
          announce={!isAged}
          actions={isAged ? again : undefined}
        >
          <p>{t('complete', { count: readings.length, regions })}</p>
          {since}
        </Notice>
      ) : (
        <Notice tone="warning" title={t('incompleteTitle')} announce>
          <p>{t('incomplete')}</p>
          {since}
          {sweep.status === 'stopped' && sweep.total === 0 ? <p>{t('stoppedEarly')}</p> : undefined}
          {skipped > 0 ? <p>{t('stopped', { count: skipped })}</p> : undefined}
          <ul className="ways">
            {[...gaps].map(([gap, reason]) => (
              <li key={gap}>
                {gap}. <span className="field-hint">{reason}</span>
              </li>
            ))}
            {sweep.missing.map((error) => (
              <li key={explain(error).title}>{explain(error).title}</li>
            ))}
          </ul>
        </Notice>
      )}
      {closed.length === 0 ? undefined : (
        <Notice
          tone="info"
          actions={closed.map((region) => (
            <TextLink key={region} to={paths.region(region)}>
              {t('signIn', { region })}
            </TextLink>
          ))}
        >
          <p>{t('notSignedIn', { regions: format.list(closed) })}</p>
        </Notice>
      )}
    </>
  );
}
