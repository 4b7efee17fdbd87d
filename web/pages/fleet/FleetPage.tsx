import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useSelection } from '#web/list/use-selection.ts';
import { withWords } from '#web/messages/with-words.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { usePhoneWaits } from '#web/table/use-phone-waits.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { nextSort } from '#web/table/column.ts';
import { sortRows } from '#web/table/sort-rows.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { serverNow } from '#web/session/session-store.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { untilText } from '#web/ui/until-text.ts';
import { usePatience } from '#web/ui/use-patience.ts';
import { fleetViewFrom, fleetViewTo, type FleetView } from './fleet-address.ts';
import { useFleetColumns } from './fleet-columns.tsx';
import { gapsFor, linesOf, matching } from './fleet-lines.ts';
import { FleetActions } from './FleetActions.tsx';
import { FleetFilters } from './FleetFilters.tsx';
import { FleetTable } from './FleetTable.tsx';
import { FleetViews } from './FleetViews.tsx';
import { LiveFleet } from './LiveFleet.tsx';
import { useFleet } from './use-fleet.ts';
import { useShownFleet } from './use-shown-fleet.ts';
import './fleet.css';

const FleetVersions = lazyPart(
  async () => (await withWords(import('./FleetVersions.tsx'), ['versionMap'])).FleetVersions,
);

const SelectedFleet = lazyPart(async () => (await withWords(import('./SelectedFleet.tsx'), ['wave'])).SelectedFleet);

const livenessTones = { live: 'good', partly: 'warning', connecting: 'waiting', offline: 'off', not: 'off' } as const;

/** All clusters of all spaces and regions signed in to. */
export function FleetPage() {
  const t = useTranslations('fleet');
  const seen = useFleet();
  const { fleet, isOver, isBegun, error, liveness } = seen;
  const { answered } = fleet;
  const waits = usePhoneWaits(isOver);
  const isPatient = usePatience(isBegun);
  const { locale } = useKitText();
  const counts = answered && {
    ...answered,
    all: seen.regions,
    missing: seen.regions - answered.regions,
    old: fleet.rows.length - answered.clusters,
  };
  const time = seen.asOf === undefined ? undefined : untilText(locale, seen.asOf, serverNow());
  // Without a count before anything was read: there may be any number.
  const beside =
    counts === undefined
      ? isOver
        ? undefined
        : t(isPatient || isBegun ? 'begun' : 'waiting')
      : time === undefined
        ? t(isOver ? 'beside' : 'reading', counts)
        : t('besideAsOf', { ...counts, time });
  return (
    <div className="fleet" aria-busy={!isOver || undefined} data-stale={time === undefined ? undefined : true}>
      <PageTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        beside={beside}
        actions={
          <>
            {answered !== undefined || !isOver ? (
              <StatusPill tone={livenessTones[liveness]}>{t('liveness', { liveness })}</StatusPill>
            ) : undefined}
            <Button size="small" onClick={seen.readAll} pending={seen.isReading && isOver}>
              {t('readAgain')}
            </Button>
          </>
        }
      />
      <LiveFleet {...seen.live} />
      {waits ? (
        <PageSkeleton />
      ) : isBegun ? (
        <>
          {error === null ? undefined : <Notice tone="warning" announce title={t('cut')} />}
          <SeenFleet seen={seen} />
        </>
      ) : error === null ? (
        <PageSkeleton />
      ) : (
        <ProblemPanel error={error} region={undefined} onRetry={seen.readAll} />
      )}
    </div>
  );
}

function SeenFleet({ seen }: { seen: ReturnType<typeof useFleet> }) {
  const t = useTranslations('fleet');
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => fleetViewFrom(search), [search]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { fleet, isOver, isPatient, readAgain } = seen;
  const isMap = view.as === 'versions';
  const isMixed =
    isMap || view.sort !== undefined || view.group === 'none' || view.state !== undefined || view.behind !== undefined;
  const shownFleet = useShownFleet(fleet, {
    isPatient,
    isOver,
    unit: isMixed ? 'all' : view.group === 'space' ? 'region' : 'space',
  });
  const { regions } = shownFleet;
  const columns = useFleetColumns(view.columns);
  const rows = useMemo(
    () => sortRows(matching(shownFleet.rows, view), columns, view.sort, locale),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- columns are made anew on every render
    [shownFleet, view, locale],
  );
  const gaps = useMemo(() => gapsFor(shownFleet, view), [shownFleet, view]);
  const lines = useMemo(
    () => linesOf(rows, gaps, view.group, closed, regions),
    [rows, gaps, view.group, closed, regions],
  );
  const chosen = useSelection(fleet.rows);
  const shown = useMemo(() => new Set(rows.map(({ id }) => id)), [rows]);
  const hidden = chosen.rows.filter(({ id }) => !shown.has(id)).length;
  const change = (next: Partial<FleetView>) =>
    setSearch(fleetViewTo({ ...view, ...next }), { replace: 'text' in next });
  const toggle = useCallback((group: string) => {
    setClosed((before) =>
      before.has(group) ? new Set([...before].filter((one) => one !== group)) : new Set([...before, group]),
    );
  }, []);
  const isFiltered = [view.text, view.state, view.version, view.behind, view.region, view.space].some(Boolean);
  return (
    <>
      <div className="fleet-head">
        <FleetViews view={view} fleet={fleet} />
        <FleetActions view={view} rows={rows} columns={columns} onChange={change} />
      </div>
      <FleetFilters view={view} fleet={fleet} onChange={change} />
      {lines.length > 0 && isMap ? (
        <FleetVersions rows={rows} gaps={gaps} regions={regions} onRetry={(place) => readAgain([place])} />
      ) : lines.length > 0 ? (
        <FleetTable
          lines={lines}
          rows={rows}
          columns={columns}
          sort={view.sort}
          onSort={(column) => change({ sort: nextSort(view.sort, column) })}
          selection={chosen.selection}
          onToggle={toggle}
          onRetry={(place) => readAgain([place])}
          onInView={seen.onInView}
        />
      ) : isPatient || !isOver ? (
        <PageSkeleton />
      ) : isFiltered ? (
        <EmptyState
          kind="none-match"
          title={t('noneMatch')}
          actions={<Button onClick={() => setSearch(new URLSearchParams())}>{t('clear')}</Button>}
        />
      ) : (
        <EmptyState kind="none-yet" title={t('none')} />
      )}
      {chosen.rows.length === 0 ? undefined : (
        <SelectedFleet rows={chosen.rows} hidden={hidden} onClear={() => chosen.choose(new Map())} />
      )}
    </>
  );
}
