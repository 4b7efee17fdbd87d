import { useId, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FirstOfMany } from '#web/access/FirstOfMany.tsx';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { countsOf, standings, type Standing } from './pair-up.ts';
import type { SideNames } from './use-side-names.ts';

/** Rows that are shown at once. */
const rowsAtOnce = 200;

export interface TwinRow {
  readonly key: string;
  readonly name: string;
  readonly standing: Standing;
}

export interface TwinPartProps<Row extends TwinRow> {
  title: string;
  names: SideNames;
  /** All of them; those to be shown in the table are `shown`. */
  rows: readonly Row[];
  shown: readonly Row[];
  columns: readonly Column<Row>[];
  rowHref?: ((row: Row) => string) | undefined;
  /** Whether what was found on one side only is known not to be on the other. */
  isSure: boolean;
  isRunning: boolean;
  /** Where the table has no line. */
  none: string;
  /** Why it cannot be compared, in place of the table. */
  unread?: string | undefined;
  /** Beside the title. */
  actions?: ReactNode;
  /** Below the table. */
  children?: ReactNode;
}

/** One part of two places: in a sentence, and then line by line. */
export function TwinPart<Row extends TwinRow>(props: TwinPartProps<Row>) {
  const { title, names, rows, shown, columns, rowHref, isSure, isRunning, none, unread, actions, children } = props;
  const t = useTranslations('twin.part');
  const format = useFormatter();
  const id = useId();
  const counts = countsOf(rows);
  const said = standings
    .filter((standing) => counts[standing] > 0)
    .map((standing) => t('count', { standing, count: counts[standing], sure: String(isSure), ...names }));
  return (
    <section className="page-section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {actions}
        {unread === undefined ? (
          <p>{said.length > 0 ? t('counts', { counts: format.list(said) }) : isRunning ? undefined : t('nothing')}</p>
        ) : undefined}
      </div>
      {unread === undefined ? (
        <>
          {shown.length === 0 ? (
            rows.length > 0 && !isRunning ? (
              <p>{none}</p>
            ) : undefined
          ) : (
            <FirstOfMany items={shown} atOnce={rowsAtOnce}>
              {(first) => (
                <DataTable
                  caption={title}
                  columns={columns}
                  rows={first}
                  rowKey={({ key }) => key}
                  rowName={({ name }) => name}
                  {...(rowHref && { rowHref })}
                />
              )}
            </FirstOfMany>
          )}
          {children}
        </>
      ) : (
        <p>{unread}</p>
      )}
    </section>
  );
}

/** How each stands, in words. */
export function useStandingColumn<Row extends TwinRow>(names: SideNames, isSure: boolean): Column<Row> {
  const t = useTranslations('twin.part');
  return {
    id: 'standing',
    header: t('standing'),
    cell: ({ standing }) => t('stands', { standing, sure: String(isSure), ...names }),
    width: '12rem',
  };
}
