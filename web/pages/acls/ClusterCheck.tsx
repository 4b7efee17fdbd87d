import { useMemo } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { Read } from '#web/api/scope.ts';
import { clusterList } from '#web/directory/searched-lists.ts';
import { LazySearchState } from '#web/list/lazy-search-state.ts';
import { useWalk } from '#web/list/use-walk.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import type { ReadRows } from './acl-csv-rows.ts';
import { RowLines } from './RowLines.tsx';
import { hasClusters, unknownClusters } from './unknown-clusters.ts';

/** Which rows are about clusters that the space does not have, once all of its clusters are read; until then how far that is. */
export function ClusterCheck({ found }: { found: ReadRows }) {
  const t = useTranslations('acls.importing.clusters');
  const importing = useTranslations('acls.importing');
  const format = useFormatter();
  const scope = useScope();
  // Which clusters an organisation has, no list of the contract tells.
  const asked = scope.kind === 'space' && hasClusters(found);
  const read: Read = [scope.region, 'ListClusters', { path: { spaceId: scope.id } }];
  const { view } = useWalk(clusterList, read, { text: '', columns: [], sort: undefined, locale: useLocale() }, asked);
  const clusters = view?.complete && !view.running ? view.rows : undefined;
  const unknown = useMemo(() => (clusters === undefined ? [] : unknownClusters(found, clusters)), [found, clusters]);
  if (view === undefined) return undefined;
  return (
    <section className="form" aria-label={t('title')} aria-busy={view.running}>
      <div className="field-hint">
        {clusters === undefined && !view.running ? `${t('unread')} ` : undefined}
        {t('title')} · <LazySearchState walk={view} />
      </div>
      {view.error === null ? undefined : <ActionFailure error={view.error} />}
      {unknown.length === 0 ? undefined : (
        <RowLines
          title={t('unknown', { count: unknown.length })}
          lines={unknown.map(({ row, text, idsOfName }) =>
            importing('row', {
              row,
              fault:
                idsOfName.length === 0
                  ? t('noSuch', { text })
                  : t('name', { text, ids: format.list(idsOfName), count: idsOfName.length }),
            }),
          )}
        />
      )}
    </section>
  );
}
