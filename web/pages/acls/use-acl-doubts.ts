import { useTranslations } from 'use-intl';
import type { AclEffect } from './use-acl-effect.ts';

/** What is not certain about a change of ACLs. */
export function useAclDoubts(effect: AclEffect | undefined): readonly string[] {
  const t = useTranslations('access.effect');
  return effect?.acls.some(({ outcome }) => outcome === 'uncertain') ? [t('uncertain')] : [];
}
