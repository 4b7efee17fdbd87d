import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { permissionsOfRole, rolesOf } from '#web/access/permission-names.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { ComparedRoles } from './ComparedRoles.tsx';
import { RoleChoice } from './RoleChoice.tsx';

/** Two roles of the scope side by side: `?left=` and `?right=`. */
export function CompareRolesPage() {
  const t = useTranslations('role.comparing');
  const words = useTranslations('roles');
  const scope = useScope();
  const [search, setSearch] = useSearchParams();
  const left = search.get('left') ?? '';
  const right = search.get('right') ?? '';
  const roles = useQuery(rolesOf(scope));
  const leftHeld = useQuery({ ...permissionsOfRole(scope, left), enabled: left !== '' });
  const rightHeld = useQuery({ ...permissionsOfRole(scope, right), enabled: right !== '' });
  const show = (pair: { left: string; right: string }) => setSearch(pair, { replace: true });
  const roleOf = (uuid: string): Role => roles.data?.find((role) => role.uuid === uuid) ?? { uuid };
  const choice = { roles: roles.data ?? [], loading: roles.isFetching };
  const error = roles.error ?? leftHeld.error ?? rightHeld.error;

  return (
    <>
      <PageHead title={t('title')} parent={{ label: words('title'), to: paths.roles(scope) }} lead={t('lead')} />
      <div className="compare-choice">
        <RoleChoice label={t('left')} {...choice} chosen={left} onChoose={(uuid) => show({ left: uuid, right })} />
        <Button onClick={() => show({ left: right, right: left })}>{t('swap')}</Button>
        <RoleChoice label={t('right')} {...choice} chosen={right} onChoose={(uuid) => show({ left, right: uuid })} />
      </div>
      {error !== null ? (
        <ProblemPanel
          error={error}
          region={scope.region}
          titles={{ failed: t('failedTitle') }}
          onRetry={() => void Promise.all([roles, leftHeld, rightHeld].map((query) => query.refetch()))}
        />
      ) : left === '' || right === '' ? (
        <p>{t('pick')}</p>
      ) : leftHeld.data === undefined || rightHeld.data === undefined ? (
        <PageSkeleton />
      ) : (
        <ComparedRoles
          left={{ role: roleOf(left), held: leftHeld.data }}
          right={{ role: roleOf(right), held: rightHeld.data }}
        />
      )}
    </>
  );
}
