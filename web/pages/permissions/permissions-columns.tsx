import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { ListDefinition } from '#web/list/list-definition.ts';
import type { Column } from '#web/table/column.ts';

export function usePermissionColumns(): readonly Column<Permission>[] {
  const t = useTranslations('permissions');
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name, sortKey: ({ name }) => name },
    { id: 'description', header: t('columns.description'), cell: ({ description }) => description, width: '45%' },
    {
      id: 'service',
      header: t('columns.service'),
      cell: ({ service }) => service,
      sortKey: ({ service }) => service,
      width: '9rem',
      narrow: 'hidden',
    },
  ];
}

export const permissionList: ListDefinition<Permission> = {
  rowKey: ({ uuid }) => uuid,
  wordsOf: ({ uuid, name, description = '' }) => `${name} ${description} ${uuid}`,
};
