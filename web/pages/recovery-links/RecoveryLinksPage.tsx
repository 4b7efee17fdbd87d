import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { LinkState } from '#shared/recovery-ledger.ts';
import { LazyLosses } from '#web/access/lazy-losses.ts';
import { paths } from '#web/address/paths.ts';
import { BulkRecoveryDialog } from '#web/recovery/BulkRecoveryDialog.tsx';
import type { Person } from '#web/recovery/person.ts';
import { RecoveryDialog } from '#web/recovery/RecoveryDialog.tsx';
import { LazyListTools } from '#web/list/lazy-list-tools.ts';
import { ListFilter } from '#web/list/ListFilter.tsx';
import { useChosenColumns } from '#web/list/use-chosen-columns.ts';
import { useFilterText } from '#web/list/use-filter-text.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { TableToolbar } from '#web/table/TableToolbar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { KeyIcon } from '#web/ui/icons.tsx';
import type { Filled, MenuItem } from '#web/ui/menu-item.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { LedgerFilters } from './LedgerFilters.tsx';
import { endedFor, filterRows, statesFrom, type LedgerRow } from './ledger-rows.ts';
import { useLedgerColumns, useRowName } from './use-ledger-columns.tsx';
import { useLedger } from './use-ledger.ts';

/** Rows on the screen at once; more on demand. */
const shownAtOnce = 100;

/** The recovery links issued through this console in an organisation, and what became of them. */
export function RecoveryLinksPage() {
  const t = useTranslations('recovery.ledger');
  const list = useTranslations('core.list');
  const scope = useScope();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useFilterText();
  const [shown, setShown] = useState(shownAtOnce);
  const [reissue, setReissue] = useState<Person>();
  const [bulk, setBulk] = useState<readonly Person[]>();
  const ledger = useLedger(scope);
  const allColumns = useLedgerColumns(scope, ledger, setReissue);
  const columns = useChosenColumns(allColumns);
  const nameOf = useRowName(ledger);
  const states = statesFrom(search);
  const { rows, error } = ledger;
  const found = rows && filterRows(rows, { states, text });
  const ended = endedFor(found ?? []);

  function show(wanted: readonly LinkState[]) {
    const next = new URLSearchParams(search);
    next.delete('state');
    for (const state of wanted) next.append('state', state);
    setSearch(next, { replace: true });
  }

  const head = <PageHead title={t('title')} beside={rows?.length} lead={t('lead')} />;
  if (rows === undefined && error !== null) {
    const titles = { forbidden: t('forbiddenTitle'), failed: t('failedTitle') };
    return (
      <>
        {head}
        <ProblemPanel error={error} region={scope.region} titles={titles} onRetry={ledger.retry} />
      </>
    );
  }
  if (rows?.length === 0) {
    return (
      <>
        {head}
        <EmptyState kind="none-yet" title={t('noneTitle')}>
          {t('none')}
        </EmptyState>
      </>
    );
  }
  const clear = (
    <Button
      onClick={() => {
        const next = new URLSearchParams(search);
        for (const name of ['q', 'state']) next.delete(name);
        setSearch(next, { replace: true });
      }}
    >
      {t('showAll')}
    </Button>
  );
  const actionsOf = ({ person }: LedgerRow): Filled<MenuItem> => [
    {
      id: 'reissue',
      label: t('reissue'),
      icon: KeyIcon,
      ...(person === undefined ? { disabledReason: t('reissueUnknown') } : { onAction: () => setReissue(person) }),
    },
  ];

  return (
    <>
      {head}
      {error === null ? undefined : <Notice tone="warning" announce title={t('stale')} />}
      {ledger.namesFailed ? <Notice tone="warning" title={t('namesFailed')} /> : undefined}
      {ledger.complete ? undefined : <Notice tone="info" title={t('incomplete')} />}
      <section className="list" aria-label={t('caption')}>
        <TableToolbar
          count={found && t('counts', { count: found.length })}
          actions={
            <>
              <LazyListTools
                rows={found}
                columns={columns}
                allColumns={allColumns}
                caption={t('caption')}
                of={ledger.complete ? 'whole' : 'part'}
              />
              {ended.length === 0 ? undefined : (
                <Button onClick={() => setBulk(ended)}>{t('reissueExpired', { count: ended.length })}</Button>
              )}
            </>
          }
        >
          <ListFilter label={t('filter')} text={text} onChange={setText} />
          <LedgerFilters states={states} onChange={show} />
        </TableToolbar>
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={found?.slice(0, shown)}
          rowKey={({ link }) => link.id}
          rowName={nameOf}
          rowHref={({ link }) => paths.user(scope, link.userId)}
          rowActions={actionsOf}
          empty={<EmptyState kind="none-match" title={t('noneMatchTitle')} actions={clear} />}
        />
        {found !== undefined && found.length > shown ? (
          <Button onClick={() => setShown(shown + shownAtOnce)}>
            {list('showMore', { count: Math.min(shownAtOnce, found.length - shown) })}
          </Button>
        ) : undefined}
      </section>
      {reissue === undefined ? undefined : (
        <RecoveryDialog
          key={reissue.id}
          scope={scope}
          person={reissue}
          first={reissue.active === false}
          whileOff={<LazyLosses subject={{ type: 'users', id: reissue.id }} from={scope} fate="idle" />}
          onClose={() => setReissue(undefined)}
        />
      )}
      {bulk === undefined ? undefined : (
        <BulkRecoveryDialog scope={scope} people={bulk} onClose={() => setBulk(undefined)} />
      )}
    </>
  );
}
