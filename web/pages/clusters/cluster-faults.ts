import { useTranslations } from 'use-intl';
import type { z } from 'zod';

/** What is wrong at a field of the creation form, in the reader's language. */
export function useClusterFaults() {
  const t = useTranslations('clusters.form.fault');
  const byField: Readonly<Record<string, string>> = {
    name: t('name'),
    description: t('description'),
    cidr: t('cidr'),
    version: t('version'),
  };

  return (path: string, issue: z.core.$ZodIssue): string | undefined => {
    const [list, , member] = path.split('.');
    if (list !== 'nodePools') return byField[path] ?? t('other');
    if (member === 'name') return issue.code === 'custom' ? t('poolUnique') : t('poolName');
    if (member === 'nodeCount') return t('count');
    // Regions may offer sizes that are newer than the contract: only an empty choice is a fault here.
    if (member === 'nodeProfile') return issue.input === '' ? t('profile') : undefined;
    return member === 'gpu' ? undefined : t('other');
  };
}
