import { operationTable } from 'virtual:operation-table';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { recordedOperations } from '#web/recorder/recorded-operations.ts';
import { recording } from '#web/recorder/recorder.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { useStore } from '#web/ui/store.ts';
import type { OperationNeed } from './operation-needs.ts';
import { OperationPicker } from './OperationPicker.tsx';

export interface ChosenOperationsProps {
  needs: readonly OperationNeed[];
  onChoose: (operations: readonly OperationId[]) => void;
}

/** The operations somebody is to be let through to: chosen from the contract, or those of the calls that were recorded here. */
export function ChosenOperations({ needs, onChoose }: ChosenOperationsProps) {
  const t = useTranslations('fitting.operations');
  const scope = useScope();
  const [isPicking, setPicking] = useState(false);
  const { calls } = useStore(recording);
  const chosen = needs.map(({ operation }) => operation);
  const recorded = recordedOperations(calls, scope).filter((operation) => !chosen.includes(operation));
  const columns = useOperationColumns();
  const add = (operations: readonly OperationId[]) => onChoose([...chosen, ...operations]);
  const drop = (operation: OperationId) => onChoose(chosen.filter((one) => one !== operation));
  const turn = (operation: OperationId) => (chosen.includes(operation) ? drop(operation) : add([operation]));
  return (
    <section aria-labelledby="fit-operations" className="page-section">
      <div className="section-head">
        <h2 id="fit-operations">{t('title')}</h2>
      </div>
      <div className="page-actions">
        <Button icon={PlusIcon} onClick={() => setPicking(true)}>
          {t('add')}
        </Button>
        <Button disabledReason={recorded.length === 0 ? t('noneRecorded') : undefined} onClick={() => add(recorded)}>
          {t('recorded', { count: recorded.length })}
        </Button>
        {chosen.length === 0 ? undefined : (
          <Button variant="quiet" onClick={() => onChoose([])}>
            {t('clear')}
          </Button>
        )}
      </div>
      <DataTable<OperationNeed>
        caption={t('title')}
        columns={columns}
        rows={needs}
        rowKey={({ operation }) => operation}
        rowName={({ operation }) => operation}
        rowActions={({ operation }) => [{ id: 'drop', label: t('drop'), onAction: () => drop(operation) }]}
        empty={
          <EmptyState kind="none-yet" title={t('noneTitle')}>
            {t('none')}
          </EmptyState>
        }
      />
      {isPicking ? <OperationPicker chosen={chosen} onTurn={turn} onClose={() => setPicking(false)} /> : undefined}
    </section>
  );
}

function useOperationColumns(): readonly Column<OperationNeed>[] {
  const t = useTranslations('fitting.operations');
  const format = useFormatter();
  return [
    { id: 'name', header: t('columns.name'), cell: ({ operation }) => operation },
    {
      id: 'takes',
      header: t('columns.takes'),
      cell: ({ permissions }) =>
        permissions.length === 0 ? t('token') : <code>{format.list(permissions, { type: 'disjunction' })}</code>,
    },
    {
      id: 'way',
      header: t('columns.way'),
      cell: ({ operation }) => {
        const [method, path] = operationTable[operation];
        return <code title={path}>{`${method} ${path}`}</code>;
      },
      width: '40%',
      narrow: 'hidden',
    },
  ];
}
