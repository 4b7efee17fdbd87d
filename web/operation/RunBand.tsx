import { useTranslations } from 'use-intl';
import { firstLine } from '#shared/rules/first-line.ts';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { EndBand } from '#web/chart/EndBand.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { nameText } from '#web/ui/name-text.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { secondText } from '#web/ui/time-text.ts';
import { untilText } from '#web/ui/until-text.ts';
import { durationText } from './duration-text.ts';
import { endForecast, spokenLeft, type EndForecast } from './end-forecast.ts';
import type { ExpectedTime as Expected } from './expected-time.ts';
import { ExpectedTime } from './ExpectedTime.tsx';
import { OperationProgress } from './OperationProgress.tsx';
import { useExpectedTime } from './use-expected-time.ts';
import { useExpectedWords } from './use-expected-words.ts';
import { useKnownNow } from './use-freshness.ts';

/** Of what lasts longer the second is of no use. */
const inSeconds = 10 * 60_000;

/**
 * When an operation is expected to end, by earlier ones of its kind in its space: in a sentence, and as a picture. Where there
 * is nothing to expect by, how far it is as its region tells.
 */
export function RunBand({ operation }: { operation: OperationState }) {
  const { expected } = useExpectedTime(operation);
  const now = useKnownNow({ region: operation.region, id: operation.spaceId });
  const forecast = expected && endForecast(operation, expected, now);
  if (expected === undefined || forecast === undefined) {
    const told = (
      <>
        <OperationProgress operation={operation} />
        <ExpectedTime operation={operation} />
      </>
    );
    return isTerminal(operation.status) ? told : <div className="run-band">{told}</div>;
  }
  return <Band forecast={forecast} expected={expected} now={now} progress={operation.progress} />;
}

interface BandProps {
  forecast: EndForecast;
  expected: Expected;
  now: number;
  progress: string | undefined;
}

function Band({ forecast, expected, now, progress }: BandProps) {
  const t = useTranslations('work.band');
  const { locale } = useKitText();
  const expectedWords = useExpectedWords();
  const { kind, runs, start, half, most, elapsed, band } = forecast;
  const isShort = most - start < inSeconds;
  const timeOf = (at: number) => (isShort ? secondText(locale, at) : untilText(locale, at, now));
  const sentence = () => {
    switch (kind) {
      case 'before':
        return t('before', { left: durationText(locale, spokenLeft(half - now)), at: timeOf(half) });
      case 'between':
        return t('between', { runs, at: timeOf(most) });
      case 'slow':
        return t('slow', { runs });
      default:
        return expectedWords(expected);
    }
  };
  const isFew = kind === 'few';
  const reported = firstLine(progress);
  return (
    <div className="run-band">
      <p className="run-band-sentence">
        {kind === 'slow' ? <StatusPill tone="warning">{sentence()}</StatusPill> : sentence()}
      </p>
      <EndBand
        elapsed={elapsed}
        band={band}
        isSlow={kind === 'slow'}
        labels={{
          from: t(isFew ? 'shortest' : 'half', { at: timeOf(half) }),
          to: t(isFew ? 'longest' : 'most', { at: timeOf(most) }),
        }}
      />
      <p className="run-band-foot">
        <span>{t('started', { at: timeOf(start) })}</span>
        {reported === undefined ? undefined : <span>{t('reported', { progress: nameText(reported) })}</span>}
        {isFew ? undefined : <span>{expectedWords(expected)}</span>}
      </p>
    </div>
  );
}
