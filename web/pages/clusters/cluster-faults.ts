import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { cidrFaultOf } from '#shared/rules/cidr.ts';

/** What is wrong at a field of the creation form, in the reader's language. */
export function useClusterFaults() {
  const t = useTranslations('clusters.form.fault');
  const byField: Readonly<Record<string, string>> = {
    name: t('name'),
    description: t('description'),
    version: t('version'),
  };

  const cidr = (text: string): string => {
    const fault = cidrFaultOf(text);
    if (text === '' || fault === undefined) return t('cidr');
    switch (fault.kind) {
      case 'hostBits':
        return t('cidrHostBits', { text, network: fault.network });
      case 'prefixMissing':
        return t('cidrPrefixMissing');
      case 'prefix':
        return t('cidrPrefix', { most: String(fault.most) });
      default:
        return t('cidrAddress', { text: text.split('/')[0] ?? '' });
    }
  };

  return (path: string, issue: z.core.$ZodIssue): string | undefined => {
    if (path === 'cidr') return cidr(typeof issue.input === 'string' ? issue.input : '');
    const [list, , member] = path.split('.');
    if (list !== 'nodePools') return byField[path] ?? t('other');
    if (member === 'name') return issue.code === 'custom' ? t('poolUnique') : t('poolName');
    if (member === 'nodeCount') return t('count');
    // Regions may offer sizes that are newer than the contract: only an empty choice is a fault here.
    if (member === 'nodeProfile') return issue.input === '' ? t('profile') : undefined;
    return member === 'gpu' ? undefined : t('other');
  };
}
