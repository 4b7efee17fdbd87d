import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { actionKindOf, facetsOf } from '#shared/rules/permission-grammar.ts';

/** What a permission lets do, on its own where no column says it: another action, or a name that has none. */
export function useActionWords(): (permission: Permission) => string {
  const t = useTranslations('role.matrix');
  return (permission) => {
    const facets = facetsOf(permission);
    const kind = actionKindOf(facets);
    return kind === 'other' ? facets.action || permission.name : t('action', { kind });
  };
}
