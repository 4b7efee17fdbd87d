import { useTranslations } from 'use-intl';
import type { z } from 'zod';

/** What is wrong at a field of the forms about pools and workers, in the reader's language. */
export function usePoolFaults() {
  const t = useTranslations('pools.fault');
  return (path: string, issue: z.core.$ZodIssue): string | undefined => {
    if (path === 'name') return t('name');
    if (path === 'nodeCount')
      return issue.code === 'too_big' ? t('most', { count: Number(issue.maximum) }) : t('count');
    // Regions may offer sizes that are newer than the contract: only an empty choice is a fault here.
    if (path === 'nodeProfile') return issue.input === '' ? t('profile') : undefined;
    return undefined;
  };
}
