import { useTranslations } from 'use-intl';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { operationsNeeding, type NeedingOperation } from './operations-needing.ts';

/** The operations of the contract that ask for a permission. */
export function NeedingOperations({ permission }: { permission: string }) {
  const t = useTranslations('permissions.page');
  return (
    <section aria-labelledby="permission-operations" className="page-section">
      <h2 id="permission-operations">{t('operations')}</h2>
      <DataTable<NeedingOperation>
        caption={t('operations')}
        columns={useOperationColumns()}
        rows={operationsNeeding(permission)}
        rowKey={({ id }) => id}
        rowName={({ id }) => id}
        empty={<p className="field-hint">{t('noOperations')}</p>}
      />
    </section>
  );
}

function useOperationColumns(): readonly Column<NeedingOperation>[] {
  const t = useTranslations('permissions.page');
  return [
    {
      id: 'name',
      header: t('operationColumns.name'),
      cell: ({ id, alternatives }) =>
        alternatives.length === 0 ? id : `${id} (${t('oneOf')}: ${alternatives.join(', ')})`,
    },
    { id: 'method', header: t('operationColumns.method'), cell: ({ method }) => method, width: '6rem' },
    {
      id: 'path',
      header: t('operationColumns.path'),
      cell: ({ path }) => <code title={path}>{path}</code>,
      width: '50%',
    },
  ];
}
