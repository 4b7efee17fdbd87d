import { useTranslations } from 'use-intl';
import { useKitText } from '#web/ui/kit-text.ts';
import { durationText } from './duration-text.ts';
import { spokenRange, type ExpectedTime } from './expected-time.ts';

/** "Usually 6m to 9m · 12 runs", and what stands there instead when little or nothing is known. */
export function useExpectedWords(): (expected: ExpectedTime) => string {
  const t = useTranslations('operations.expected');
  const { locale } = useKitText();
  return (expected) => {
    const { basis, runs } = expected;
    if (basis === 'none') return t('none');
    const range = spokenRange(expected);
    const [from, to] = [durationText(locale, range.from), durationText(locale, range.to)];
    if (basis === 'few') return t('few', { runs, from, to });
    return from === to ? t('usualAbout', { runs, to }) : t('usual', { runs, from, to });
  };
}
