import { useFormatter, useTranslations } from 'use-intl';
import type { Body } from '#shared/contract/catalogue.ts';
import type { RunStep } from '#shared/run.ts';

/** What of a step of several calls is to be done yet, or was not; undefined for nothing. */
export function useLeftWords(): (step: RunStep) => string | undefined {
  const t = useTranslations('runs.left');
  const format = useFormatter();
  return ({ operation, left = [], next = [], state }) => {
    const calls = left.flatMap((place) => next[place - 1] ?? []);
    const spaces = calls.filter(({ operation }) => operation === 'AssignUserToSpace').length;
    const roles = calls.reduce((sum, { body }) => sum + rolesIn(body), 0);
    const permissions = calls.reduce((sum, { body }) => sum + permissionsIn(body), 0);
    const what = [
      ...(left.includes(0) ? [t(operation === 'CreateUserOrganisation' ? 'create' : 'role')] : []),
      ...(spaces > 0 ? [t('spaces', { count: spaces })] : []),
      ...(roles > 0 ? [t('roles', { count: roles })] : []),
      ...(permissions > 0 ? [t('permissions', { count: permissions })] : []),
    ];
    if (what.length === 0) return undefined;
    const words = format.list(what);
    if (state === 'unknown') return t('notKnown', { what: words });
    return state === 'failed' ? t('notDone', { what: words }) : words;
  };
}

function rolesIn(body: unknown): number {
  const { add } = (body ?? {}) as Partial<Body<'SetIAMPolicySpace'>>;
  return add?.roles?.length ?? 0;
}

/** Those that a role is given. */
function permissionsIn(body: unknown): number {
  const { permissions } = (body ?? {}) as Partial<Body<'AddRolePermissionsSpace'>>;
  return permissions?.length ?? 0;
}
