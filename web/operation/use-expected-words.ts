import { useTranslations } from 'use-intl';
import { useKitText } from '#web/ui/kit-text.ts';
import { durationRangeText } from './duration-text.ts';
import { spokenRange, type ExpectedTime } from './expected-time.ts';

/** "Usually 6–9 min, 12 runs", and what stands there instead when little or nothing is known. */
export function useExpectedWords(): (expected: ExpectedTime) => string {
  const t = useTranslations('work.expected');
  const { locale } = useKitText();
  return (expected) => {
    const { basis, runs } = expected;
    if (basis === 'none') return t('none');
    const range = spokenRange(expected);
    return t(basis, { runs, range: durationRangeText(locale, range.from, range.to) });
  };
}
