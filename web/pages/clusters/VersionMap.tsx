import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import type { List } from '#web/list/use-list.ts';
import { ListBar, wholeOf } from '#web/list/ListBar.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { versionMap } from '#web/upgrade/version-groups.ts';
import { VersionGroups } from '#web/upgrade/VersionGroups.tsx';
import { versionsRead } from './clusters-read.ts';

export interface VersionMapProps {
  scope: Scope;
  list: List<Cluster>;
}

const nothing: readonly Cluster[] = [];

/** The clusters of a space on the ladder of versions, and where the rules let them go from there: as a picture and in words. */
export function VersionMap({ scope, list }: VersionMapProps) {
  const t = useTranslations('versionMap');
  const c = useTranslations('clusters');
  const { data, error: notOffered, refetch } = useQuery(queryFor(...versionsRead(scope.region)));
  const { rows, walk, error } = list;
  const map = useMemo(() => data && versionMap(rows ?? nothing, data.versions), [rows, data]);
  const failure = rows === undefined ? error : data === undefined ? notOffered : null;
  if (failure !== null)
    return (
      <ProblemPanel
        error={failure}
        region={scope.region}
        titles={{ forbidden: c('forbiddenTitle'), failed: t(rows === undefined ? 'failed' : 'notOffered') }}
        onRetry={() => (rows === undefined ? list.retry() : void refetch())}
      />
    );
  const isWhole = walk?.complete ?? list.nextToken === undefined;
  return (
    <section className="version-map" aria-label={t('title')}>
      <ListBar list={wholeOf(list)} caption={c('caption')} filterLabel={c('filter')} />
      {error === null || rows === undefined ? undefined : <Notice tone="warning" announce title={t('incomplete')} />}
      {map === undefined || rows === undefined ? (
        <PageSkeleton />
      ) : (
        <>
          <VersionGroups label={t('title')} map={map} placeOf={({ id }) => ({ to: paths.upgrade(scope, id) })} />
          {isWhole && rows.length > 0 ? undefined : <p className="quiet">{t(isWhole ? 'none' : 'partly')}</p>}
        </>
      )}
    </section>
  );
}
