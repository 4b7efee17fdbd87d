import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { compareRolesAddress } from '#web/address/twin-address.ts';
import type { Column } from '#web/table/column.ts';
import type { ComparedRole } from './compare-places.ts';
import { TwinPart, useStandingColumn } from './TwinPart.tsx';
import type { SideNames } from './use-side-names.ts';
import type { Twin } from './use-twin.ts';

export interface TwinPartOf {
  twin: Twin;
  names: SideNames;
  showsAll: boolean;
}

/** Roles of the same names and what they give, each with the way to all of it. */
export function TwinRoles({ twin, names, showsAll }: TwinPartOf) {
  const t = useTranslations('twin.roles');
  const { here, there, roles, isRunning } = twin;
  const columns = useRoleColumns(names);
  const isUnread = here.gaps.roles || there.gaps.roles;
  return (
    <TwinPart
      title={t('title')}
      names={names}
      rows={roles}
      shown={showsAll ? roles : roles.filter(({ standing }) => standing !== 'equal')}
      columns={columns}
      rowHref={({ here: own, there: other }) =>
        own !== undefined && other !== undefined
          ? compareRolesAddress(here.scope, own.uuid, there.scope, other.uuid)
          : own === undefined
            ? paths.role(there.scope, other?.uuid ?? '')
            : paths.role(here.scope, own.uuid)
      }
      isSure
      isRunning={isRunning}
      none={t('none')}
      unread={isUnread ? t('unread') : undefined}
    />
  );
}

function useRoleColumns(names: SideNames): readonly Column<ComparedRole>[] {
  const t = useTranslations('twin.roles');
  const format = useFormatter();
  const standing = useStandingColumn<ComparedRole>(names, true);
  const count = (sign: '+' | '−', { length }: readonly string[]) =>
    length === 0 ? undefined : t('permissions', { sign, figure: format.number(length), count: length });
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name },
    {
      id: 'kind',
      header: t('columns.kind'),
      cell: ({ here, there }) => t('kind', { custom: String((here ?? there)?.custom) }),
      width: '13rem',
    },
    standing,
    {
      id: 'gains',
      header: t('columns.gains', names),
      cell: ({ change }) => count('+', change.gains),
      width: '16%',
      labelled: true,
    },
    {
      id: 'loses',
      header: t('columns.loses', names),
      cell: ({ change }) => count('−', change.loses),
      width: '16%',
      labelled: true,
    },
  ];
}
