/** What the fleet's page shows, as its address says it: everything is in the URL, so Back, reload and sharing keep it. */
import type { Sort } from '#web/table/column.ts';
import { rowStates, type RowState } from './fleet-rows.ts';

export const groupings = ['region', 'space', 'none'] as const;
export const pictures = ['table', 'versions'] as const;
export const behindWhats = ['newest', 'controlPlane'] as const;
/** Those beside the cluster's own. */
export const fleetColumns = ['state', 'version', 'operation', 'space', 'region', 'nodes', 'network'] as const;
export type FleetColumn = (typeof fleetColumns)[number];

export interface FleetView {
  /** What was typed into the filter. */
  readonly text: string;
  readonly state: RowState | undefined;
  /** A minor version such as 1.29. */
  readonly version: string | undefined;
  readonly behind: (typeof behindWhats)[number] | undefined;
  readonly region: string | undefined;
  readonly space: string | undefined;
  readonly group: (typeof groupings)[number];
  readonly sort: Sort | undefined;
  readonly columns: readonly FleetColumn[];
  /** A table, or a map of versions. */
  readonly as: (typeof pictures)[number];
}

const usualColumns: readonly FleetColumn[] = ['state', 'version', 'operation', 'space', 'network'];

/** Reads `?q=&state=&version=&behind=&region=&space=&group=&sort=-name&columns=&view=`; what is unreadable counts as not given. */
export function fleetViewFrom(search: URLSearchParams): FleetView {
  const oneOf = <Word extends string>(words: readonly Word[], name: string) =>
    words.find((word) => word === search.get(name));
  const sort = /^(-?)(\w+)$/.exec(search.get('sort') ?? '');
  const columns = search.get('columns')?.split(',');
  return {
    text: search.get('q') ?? '',
    state: oneOf(rowStates, 'state'),
    version: search.get('version') || undefined,
    behind: oneOf(behindWhats, 'behind'),
    region: search.get('region') || undefined,
    space: search.get('space') || undefined,
    group: oneOf(groupings, 'group') ?? 'region',
    sort: sort?.[2] === undefined ? undefined : { column: sort[2], direction: sort[1] ? 'descending' : 'ascending' },
    as: oneOf(pictures, 'view') ?? 'table',
    columns: columns === undefined ? usualColumns : fleetColumns.filter((column) => columns.includes(column)),
  };
}

/** The query for a view, leaving out what is the usual: the same view always has the same query. */
export function fleetViewTo(view: FleetView): URLSearchParams {
  const { text, sort, group, columns } = view;
  const isUsual = columns.join() === usualColumns.join();
  const said = {
    q: text,
    state: view.state,
    version: view.version,
    behind: view.behind,
    region: view.region,
    space: view.space,
    group: group === 'region' ? undefined : group,
    sort: sort && `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
    columns: isUsual ? undefined : columns.join(),
    view: view.as === 'table' ? undefined : view.as,
  };
  const known = Object.entries(said).filter(([name, value]) => value || (name === 'columns' && value !== undefined));
  return new URLSearchParams(known as [string, string][]);
}
