import { useTranslations } from 'use-intl';
import type { RunStep } from '#shared/run.ts';

/** How many of the things in one call were changed, where some were so already; undefined elsewhere. */
export function useChangedWords(): (step: RunStep) => string | undefined {
  const t = useTranslations('runs');
  return ({ state, body, changed }) => {
    const same = countIn(body) - countIn(changed);
    return state === 'done' && changed !== undefined && same > 0
      ? t('changedAcls', { changed: countIn(changed), same })
      : undefined;
  };
}

function countIn(body: unknown): number {
  const { items = [] } = (body ?? {}) as { readonly items?: readonly unknown[] };
  return items.length;
}
