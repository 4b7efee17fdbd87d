import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { folded } from '#web/directory/folded.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterField, TableToolbar } from '#web/table/TableToolbar.tsx';
import { useAfterPaint } from '#web/ui/use-after-paint.ts';
import { Button } from '#web/ui/Button.tsx';
import { Shares } from '#web/ui/Shares.tsx';
import { rowStates, type PlannedRow } from './people-plan.ts';
import { rowTones } from './use-row-words.ts';
import { nameOfRow, usePlanColumns } from './use-plan-columns.tsx';

const shownAtOnce = 100;

/** Every row of the file with what becomes of it. */
export function PlanTable({ rows }: { rows: readonly PlannedRow[] }) {
  const t = useTranslations('addUsers');
  const [state, setState] = useState<PlannedRow['state']>();
  const [text, setText] = useAfterPaint();
  const [most, setMost] = useState(shownAtOnce);
  const wanted = folded(text.trim());
  const count = (of: PlannedRow['state']) => rows.filter((row) => row.state === of).length;
  const present = rowStates.filter((one) => one === state || count(one) > 0);
  const found = rows.filter(
    (row) => (state === undefined || row.state === state) && folded(nameOfRow(row)).includes(wanted),
  );
  const columns = usePlanColumns();
  return (
    <>
      <Shares
        label={t('table.show')}
        all={t('table.all', { count: rows.length })}
        shares={present.map((one) => ({
          id: one,
          label: t('table.some', { state: t(`states.${one}`), count: count(one) }),
          count: count(one),
          tone: rowTones[one],
        }))}
        value={state}
        onChange={setState}
      />
      <TableToolbar count={t('table.found', { count: found.length })}>
        <FilterField label={t('table.filter')} onChange={setText} />
      </TableToolbar>
      <DataTable
        caption={t('table.caption')}
        columns={columns}
        rows={found.slice(0, most)}
        rowKey={({ record }) => String(record.row)}
        rowName={nameOfRow}
        empty={<p>{t('table.none')}</p>}
      />
      {found.length > most ? <Button onClick={() => setMost(most + shownAtOnce)}>{t('table.more')}</Button> : undefined}
    </>
  );
}
