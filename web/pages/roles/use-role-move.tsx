import { useTranslations } from 'use-intl';
import type { Move } from '#web/access/EffectGate.tsx';
import { RoleDifferenceLists } from './RoleDifferenceLists.tsx';
import { differenceBetween } from './role-receipt.ts';
import type { RoleEffect } from './use-role-effect.ts';

/** What somebody else has changed in a role. */
export function useRoleMove(): (before: RoleEffect, now: RoleEffect) => Move | undefined {
  const words = useTranslations('access.effect');
  return (before, now) => {
    if (before.base === undefined || now.base === undefined) return undefined;
    const { added, removed } = differenceBetween(before.base, now.base);
    if (added.length + removed.length === 0) return undefined;
    return { title: words('movedRole'), detail: <RoleDifferenceLists added={added} removed={removed} /> };
  };
}

/** What is not certain about a change of a role. */
export function useRoleDoubts(effect: RoleEffect | undefined): readonly string[] {
  const t = useTranslations('access.effect');
  return effect?.holders.some(({ preview }) => preview.uncertain.length > 0) ? [t('uncertain')] : [];
}
