import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { namesAsText } from './name-list.ts';
import { compared } from './permission-families.ts';
import { permissionsOfRole, rolesOf } from '#web/access/permission-names.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/Copy.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { roleName } from './role-words.ts';
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
  const nameOf = (uuid: string) => roleName(roles.data?.find((role) => role.uuid === uuid) ?? { uuid });
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
        <Differences left={leftHeld.data} right={rightHeld.data} leftName={nameOf(left)} rightName={nameOf(right)} />
      )}
    </>
  );
}

interface DifferencesProps {
  left: readonly Permission[];
  right: readonly Permission[];
  leftName: string;
  rightName: string;
}

function Differences({ left, right, leftName, rightName }: DifferencesProps) {
  const t = useTranslations('role.comparing');
  const { both, ...only } = compared(left, right);
  return (
    <>
      {only.left.length === 0 && only.right.length === 0 ? <Notice tone="good">{t('same')}</Notice> : undefined}
      <div className="compare">
        <Side title={t('only', { name: leftName })} permissions={only.left} />
        <Side title={t('both')} permissions={both} />
        <Side title={t('only', { name: rightName })} permissions={only.right} />
      </div>
    </>
  );
}

function Side({ title, permissions }: { title: string; permissions: readonly Permission[] }) {
  const t = useTranslations('role.comparing');
  const scope = useScope();
  return (
    <section aria-label={title}>
      <h2>
        {title} <span className="picker-count">{permissions.length}</span>
        {permissions.length > 0 ? (
          <CopyButton value={namesAsText(permissions.map(({ name }) => name))} label={t('copyNames', { title })} />
        ) : undefined}
      </h2>
      {permissions.length === 0 ? (
        <p className="field-hint">{t('nothing')}</p>
      ) : (
        <ul>
          {[...permissions]
            .sort((a, b) => (a.name < b.name ? -1 : 1))
            .map(({ uuid, name }) => (
              <li key={name}>
                <TextLink quiet to={paths.permission(scope, uuid)}>
                  {name}
                </TextLink>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
