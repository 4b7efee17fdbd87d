import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { twinAddress } from '#web/address/twin-address.ts';
import { matchesWords } from '#web/directory/matches-words.ts';
import { LazyListTools } from '#web/list/lazy-list-tools.ts';
import { ListFilter } from '#web/list/ListFilter.tsx';
import { useFilterText } from '#web/list/use-filter-text.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { serverNow } from '#web/session/session-store.ts';
import { TableToolbar } from '#web/table/TableToolbar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Select } from '#web/ui/Select.tsx';
import { mapFilters, mapMatches, onlyAdministrators, type MapFilter } from './map-filter.ts';
import { MapLegend } from './MapLegend.tsx';
import { MapState } from './MapState.tsx';
import { MapTable } from './MapTable.tsx';
import { MapWords } from './MapWords.tsx';
import { useAccessMap } from './use-access-map.ts';
import { useMapColumns } from './use-map-columns.tsx';
import './access-map.css';

/** Everybody of a scope by services: read when one asks for it, shown as it comes. What is shown of it is in `?show=&q=`. */
export function AccessMapPage() {
  const t = useTranslations('accessMap');
  const scope = useScope();
  const map = useAccessMap(scope);
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useFilterText();
  // Keys and presses go before the rows that come.
  const made = useMemo(() => ({ rows: map.rows, isWhole: map.isWhole }), [map.rows, map.isWhole]);
  const { rows, isWhole } = useDeferredValue(made);
  const { services } = map;
  const { kind } = scope;
  const question = useMemo(() => ({ rows, kind, now: serverNow(), isWhole }), [rows, kind, isWhole]);
  const matches = useMemo(() => mapMatches(question), [question]);
  const only = useMemo(() => onlyAdministrators(question), [question]);
  const asked = mapFilters.find((one) => one === search.get('show'));
  const chosen = asked === undefined ? rows : matches[asked];
  const shown = useMemo(
    () => (text.trim() === '' ? chosen : chosen.filter(({ subject }) => matchesWords(text, subject.name))),
    [chosen, text],
  );
  const columns = useMapColumns(services, isWhole);

  function show(filter: MapFilter | undefined) {
    const next = new URLSearchParams(search);
    if (filter === undefined) next.delete('show');
    else next.set('show', filter);
    setSearch(next, { replace: true });
  }
  const isBegun = map.own.known !== null;
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead', { kind })}
        actions={
          <>
            <ButtonLink variant="quiet" to={paths.reviews}>
              {t('reviews')}
            </ButtonLink>
            <ButtonLink variant="quiet" to={twinAddress(scope)}>
              {t('compare')}
            </ButtonLink>
          </>
        }
      />
      <MapState map={map} />
      {isBegun ? (
        <div className="access-map">
          <TableToolbar
            count={t('count', { shown: shown.length, all: rows.length })}
            actions={
              <LazyListTools rows={shown} columns={columns} caption={t('title')} of={isWhole ? 'whole' : 'part'} />
            }
          >
            <Select
              label={t('show.label')}
              value={asked ?? ''}
              onChange={({ currentTarget: { value } }) => show(mapFilters.find((one) => one === value))}
              options={[
                { value: '', label: t('show.all', { count: rows.length }) },
                ...mapFilters.map((filter) => ({
                  value: filter,
                  label: t(`show.${filter}`, { count: matches[filter].length, kind, whole: String(isWhole) }),
                  disabled: filter === 'only' && !isWhole,
                })),
              ]}
            />
            <ListFilter label={t('filter')} text={text} onChange={setText} />
          </TableToolbar>
          <MapLegend />
          <MapWords rows={rows} services={services} only={only} isWhole={isWhole} />
          {shown.length > 0 ? (
            <MapTable rows={shown} services={services} only={only} isSure={isWhole} />
          ) : map.isRunning ? undefined : (
            <EmptyState
              kind="none-match"
              title={t('noneTitle', { whole: String(isWhole) })}
              actions={<Button onClick={() => setSearch({}, { replace: true })}>{t('showAll')}</Button>}
            >
              {t('none')}
            </EmptyState>
          )}
        </div>
      ) : undefined}
    </>
  );
}
