import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { timeText } from '#web/ui/time-text.ts';
import type { Reading } from './reading.ts';

export interface ReadingStateProps {
  walk: Reading;
  /** A whole id or address is found without reading the list. */
  findsExactly?: boolean | undefined;
  /** How many are found by what is looked for; undefined when nothing is. */
  matches?: number | undefined;
  /** What could not be read is asked for again elsewhere on the page. */
  isTriedAgain?: boolean;
}

/** How much of a list was read and as of when, what it costs to read it all, and the ways to stop and go on. */
export function ReadingState({ walk, findsExactly = false, matches, isTriedAgain = false }: ReadingStateProps) {
  const t = useTranslations('directory');
  const kit = useKitText();
  const { cost, running, complete, outdated, error, stop, readAll } = walk;
  return (
    <>
      {cost === undefined ? (
        <span className="walk-count">
          {matches === undefined ? undefined : `${t('matches', { count: matches })} · `}
          <HowMuch walk={walk} />
          {outdated ? ` ${t('outdated')}` : undefined}
        </span>
      ) : (
        <span className="walk-count">
          {findsExactly ? `${t('exactFirst')} ` : undefined}
          {t('cost', { total: cost.rows, calls: cost.calls, minutes: Math.ceil(cost.seconds / 60) })}
        </span>
      )}{' '}
      {running ? (
        <Button size="small" variant="quiet" onClick={stop}>
          {t('stop')}
        </Button>
      ) : !isTriedAgain && (!complete || outdated) ? (
        <Button size="small" variant="quiet" onClick={readAll}>
          {complete ? t('again') : error === null ? t('readRest') : kit.retry}
        </Button>
      ) : undefined}
    </>
  );
}

function HowMuch({ walk: { loaded, total, running, complete, asOf, error } }: Pick<ReadingStateProps, 'walk'>) {
  const t = useTranslations('directory');
  const { locale } = useKitText();
  if (asOf === undefined || (running && !complete)) {
    return total === undefined ? t('read', { loaded }) : t('readOf', { loaded, total });
  }
  const time = timeText(locale, Date.parse(asOf));
  if (total === undefined) return t('asOfUnknown', { loaded, time });
  // Who has stopped reading knows why there is no more.
  if (complete || error === null) return t('asOf', { loaded, total: Math.max(loaded, total), time });
  return t('missing', { loaded, total, time, missing: Math.max(0, total - loaded) });
}
