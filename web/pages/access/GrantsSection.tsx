import { useTranslations } from 'use-intl';
import type { GrantLevel } from '#shared/rules/access.ts';
import type { LevelState } from './use-level-reading.ts';
import type { SubjectAccess } from './use-subject-access.ts';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

interface GrantRow {
  readonly uuid: string;
  readonly name: string;
  readonly kind: 'role' | 'permission';
  readonly level: GrantLevel;
  /** How many permissions it gives, or why that is not known. */
  readonly count: number | 'reading' | 'failed';
}

export interface GrantsSectionProps {
  access: SubjectAccess;
  name: string;
  /** Opens the way to take it away. */
  onTake: (uuid: string) => void;
}

/** Roles and direct permissions by name, those of the organisation among them where they matter. */
export function GrantsSection({ access, name, onTake }: GrantsSectionProps) {
  const t = useTranslations('access.grants');
  const scope = useScope();
  const rows = [...rowsOf(access.own), ...(access.above === undefined ? [] : rowsOf(access.above))];
  const columns = useGrantColumns();
  return (
    <section aria-labelledby="access-grants" className="page-section">
      <h2 id="access-grants">{t('title')}</h2>
      <DataTable
        caption={t('caption', { name })}
        columns={columns}
        rows={rows}
        rowKey={({ uuid, level }) => `${level} ${uuid}`}
        rowName={(row) => row.name}
        rowActions={({ uuid, level }) => [
          {
            id: 'take',
            label: t('remove'),
            danger: true,
            ...(level === scope.kind ? {} : { disabledReason: t('organisationReason') }),
            onAction: () => onTake(uuid),
          },
        ]}
        empty={
          <EmptyState kind="none-yet" title={t('noneTitle')}>
            {t('none')}
          </EmptyState>
        }
      />
    </section>
  );
}

function useGrantColumns(): readonly Column<GrantRow>[] {
  const t = useTranslations('access.grants');
  const scope = useScope();
  const organisationId = useOrganisationId(scope.region);
  const around: Scope | undefined =
    organisationId === undefined ? undefined : { region: scope.region, kind: 'organisation', id: organisationId };
  return [
    {
      id: 'name',
      header: t('columns.name'),
      cell: ({ uuid, name: shown, kind, level }) => {
        const place = level === scope.kind ? scope : around;
        const to = place && (kind === 'role' ? paths.role(place, uuid) : paths.permission(place, uuid));
        return to === undefined ? shown : <TextLink to={to}>{nameText(shown)}</TextLink>;
      },
    },
    { id: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(kind), width: '12rem' },
    { id: 'level', header: t('columns.level'), cell: ({ level }) => t(level), width: '10rem' },
    {
      id: 'count',
      header: t('columns.count'),
      cell: ({ count }) => (typeof count === 'number' ? count : t('count', { state: count })),
      width: '8rem',
      align: 'end',
      labelled: true,
    },
  ];
}

function rowsOf({ reading: { level, policy, roles, permissionNames }, roleName, unread }: LevelState): GrantRow[] {
  const held = policy?.roles.map((uuid): GrantRow => {
    const count = roles.get(uuid)?.permissions.length ?? unread.get(uuid) ?? 'reading';
    return { uuid, kind: 'role', level, name: roleName(uuid), count };
  });
  const direct = policy?.permissions.map((uuid): GrantRow => {
    return { uuid, kind: 'permission', level, name: permissionNames.get(uuid) ?? shortId(uuid), count: 1 };
  });
  return [...(held ?? []), ...(direct ?? [])].sort(
    (a, b) => a.kind.localeCompare(b.kind) * -1 || (a.name < b.name ? -1 : 1),
  );
}
