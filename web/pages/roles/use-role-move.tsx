import { useFormatter, useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Move } from '#web/access/EffectGate.tsx';
import { differenceBetween } from './role-receipt.ts';
import type { RoleEffect } from './use-role-effect.ts';

/** What somebody else has changed in a role. */
export function useRoleMove(): (before: RoleEffect, now: RoleEffect) => Move | undefined {
  const t = useTranslations('role.change');
  const words = useTranslations('access.effect');
  const format = useFormatter();
  const names = (permissions: readonly Permission[]) => format.list(permissions.map(({ name }) => name));
  return (before, now) => {
    const { added, removed } = differenceBetween(before.base ?? [], now.base ?? []);
    if (added.length + removed.length === 0) return undefined;
    const detail = (
      <ul className="ways">
        {added.length > 0 ? <li>{t('movedAdded', { names: names(added) })}</li> : undefined}
        {removed.length > 0 ? <li>{t('movedRemoved', { names: names(removed) })}</li> : undefined}
      </ul>
    );
    return { title: words('movedRole'), detail };
  };
}

/** What is not certain about a change of a role. */
export function useRoleDoubts(effect: RoleEffect | undefined): readonly string[] {
  const t = useTranslations('access.effect');
  return effect?.holders.some(({ preview }) => preview.uncertain.length > 0) ? [t('uncertain')] : [];
}
