import { useTranslations } from 'use-intl';
import type { Reading } from './reading.ts';
import { ReadingState } from './ReadingState.tsx';

/** How far those lists are read in which something is looked for to be chosen, beside what was found. */
export function SearchState({ walk }: { walk: Reading }) {
  const t = useTranslations('directory');
  return (
    <>
      {walk.cost === undefined ? `${t('lookedThrough')} ` : undefined}
      <ReadingState walk={walk} findsExactly />
    </>
  );
}
