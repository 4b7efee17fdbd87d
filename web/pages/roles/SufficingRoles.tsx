import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { countingPermissions, fitRoles, type Fitting } from '#shared/rules/role-fitting.ts';
import { ChangedRights } from '#web/access/ChangedRights.tsx';
import { permissionsOfRole, rolesOf } from '#web/access/permission-names.ts';
import { SubjectDialog } from '#web/access/SubjectDialog.tsx';
import { paths } from '#web/address/paths.ts';
import { isComplete, type Sweep } from '#web/api/sweep.ts';
import { useSweep } from '#web/api/use-sweep.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SweepHead } from '#web/ui/SweepHead.tsx';
import { roleName } from './role-words.ts';
import { MissingNeeds } from './MissingNeeds.tsx';
import type { OperationNeed } from './operation-needs.ts';

interface ReadRole {
  readonly uuid: string;
  readonly role: Role;
  readonly permissions: readonly string[];
}

/** What was read of a role is believed for so long: other operations are then fitted without asking again. */
const fresh = { staleTime: 5 * 60_000 };

/** The fewest roles of the scope that suffice, found when one asks for it by reading what each of them gives. */
export function SufficingRoles({ needs }: { needs: readonly OperationNeed[] }) {
  const t = useTranslations('fitting.roles');
  const scope = useScope();
  const { state, start, stop } = useSweep<Role, ReadRole>(({ reader }) => ({
    sources: [() => reader.fetchQuery({ ...rolesOf(scope), ...fresh })],
    look: async (role) => {
      const held = await reader.fetchQuery({ ...permissionsOfRole(scope, role.uuid), ...fresh });
      return { uuid: role.uuid, role, permissions: held.map(({ name }) => name) };
    },
  }));
  return (
    <section aria-labelledby="fit-roles" className="page-section">
      <div className="section-head">
        <h2 id="fit-roles">{t('title')}</h2>
        {state?.status === 'running' ? (
          <Button onClick={stop}>{t('stop')}</Button>
        ) : (
          <Button variant={state === undefined ? 'primary' : 'secondary'} onClick={start}>
            {state === undefined ? t('find') : t('again')}
          </Button>
        )}
        <p>{t('lead')}</p>
      </div>
      {state === undefined ? undefined : state.status === 'running' ? (
        <SweepHead label={t('title')} asked={state.asked} total={state.total} isRunning>
          {t('progress', { asked: state.asked, total: state.total })}
        </SweepHead>
      ) : (
        <Fitted sweep={state} needs={needs} />
      )}
    </section>
  );
}

function Fitted({ sweep, needs }: { sweep: Sweep<Role, ReadRole>; needs: readonly OperationNeed[] }) {
  const t = useTranslations('fitting.roles');
  const scope = useScope();
  const navigate = useNavigate();
  const [isPicking, setPicking] = useState(false);
  const sure = isComplete(sweep);
  const roles = useMemo(
    () => sweep.found.toSorted((a, b) => roleName(a.role).localeCompare(roleName(b.role))),
    [sweep.found],
  );
  const fitting = useMemo(() => fitRoles(needs, roles, scope.kind), [needs, roles, scope.kind]);
  const chosen = roles.filter(({ uuid }) => fitting.roles.includes(uuid));
  const columns = useRoleColumns(needs);
  const verdict = useVerdict(fitting, sure);
  const unread = sweep.unread.map(({ item }) => roleName(item));
  return (
    <>
      {sure ? undefined : (
        <Notice tone="warning" announce title={t('incomplete')}>
          {unread.length > 0 ? <p>{t('unread', { count: unread.length, names: unread.join(', ') })}</p> : undefined}
          {sweep.missing.length > 0 ? <p>{t('listMissing')}</p> : undefined}
          {sweep.status === 'stopped' ? <p>{t('stopped', { count: sweep.total - sweep.asked })}</p> : undefined}
        </Notice>
      )}
      <MissingNeeds
        title={t('missing', { count: fitting.missing.length, sure: String(sure) })}
        needs={fitting.missing}
      />
      {verdict === undefined ? undefined : (
        <p>
          <strong>{verdict}</strong>
        </p>
      )}
      {chosen.length === 0 ? undefined : (
        <>
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={chosen}
            rowKey={({ uuid }) => uuid}
            rowName={({ role }) => roleName(role)}
            rowHref={({ uuid }) => paths.role(scope, uuid)}
          />
          <p>
            <Button onClick={() => setPicking(true)}>{t('give', { count: chosen.length })}</Button>
          </p>
          {fitting.surplus.length === 0 ? (
            <p>{t('noSurplus', { count: chosen.length })}</p>
          ) : (
            <ChangedRights
              outcome="gained"
              title={t('surplus', { count: fitting.surplus.length })}
              permissions={fitting.surplus}
            />
          )}
        </>
      )}
      {isPicking ? (
        <SubjectDialog
          scope={scope}
          onClose={() => setPicking(false)}
          onPick={(subject) => void navigate(`${paths.access(scope, subject)}?grant=${fitting.roles.join(',')}`)}
        />
      ) : undefined}
    </>
  );
}

/** How many suffice, and how sure it is that no fewer do; undefined where nothing is known of it. */
function useVerdict(
  { roles: { length: count }, isSmallest, isLeanest, missing }: Fitting,
  sure: boolean,
): string | undefined {
  const t = useTranslations('fitting.roles');
  const partly = String(missing.length > 0);
  // One that was not read may serve them.
  if (count === 0 && missing.length > 0) return sure ? t('noneServes') : undefined;
  if (count === 0) return t('noneNeeded');
  if (!isSmallest || !sure) return t('found', { count, partly });
  return t(isLeanest ? 'leanest' : 'smallest', { count, partly });
}

function useRoleColumns(needs: readonly OperationNeed[]): readonly Column<ReadRole>[] {
  const t = useTranslations('fitting.roles');
  const kind = useTranslations('roles');
  const format = useFormatter();
  const scope = useScope();
  const wanted = new Set(needs.flatMap((need) => countingPermissions(need, scope.kind)));
  return [
    { id: 'name', header: t('columns.name'), cell: ({ role }) => roleName(role) },
    {
      id: 'kind',
      header: t('columns.kind'),
      cell: ({ role: { custom } }) => kind('kind', { custom: String(custom) }),
      width: '9rem',
    },
    {
      id: 'serves',
      header: t('columns.serves'),
      cell: ({ permissions }) =>
        format.list(
          needs
            .filter((need) => countingPermissions(need, scope.kind).some((one) => permissions.includes(one)))
            .map(({ operation }) => operation),
        ),
      width: '45%',
    },
    {
      id: 'besides',
      header: t('columns.besides'),
      cell: ({ permissions }) => format.number(permissions.filter((one) => !wanted.has(one)).length),
      width: '9rem',
      align: 'end',
      labelled: true,
    },
  ];
}
