import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { LadderKey, LadderRungs, VersionLadder, type LadderTrack } from '#web/chart/VersionLadder.tsx';
import type { List } from '#web/list/use-list.ts';
import { ListBar, wholeOf } from '#web/list/ListBar.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { versionsRead } from './clusters-read.ts';
import { versionMap, type VersionGroup } from './version-groups.ts';
import './version-map.css';

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
          <div className="version-map-head" aria-hidden="true">
            <span />
            <LadderRungs rungs={map.rungs} />
            <span className="version-map-key">
              <LadderKey of="present" /> {t('key.present')} <LadderKey of="possible" /> {t('key.possible')}{' '}
              <LadderKey of="gap" /> {t('key.gap')}
            </span>
          </div>
          <ul className="version-map-rows" aria-label={t('title')}>
            {map.groups.map((group) => (
              <li key={`${group.versions.controlPlane} ${group.versions.workers}`}>
                <Names scope={scope} clusters={group.clusters} />
                <VersionLadder rungs={map.rungs} tracks={tracksOf(group)} />
                <GroupWords group={group} />
              </li>
            ))}
            {map.unknown.length === 0 ? undefined : (
              <li>
                <Names scope={scope} clusters={map.unknown} />
                <span className="quiet">{t('unknown')}</span>
              </li>
            )}
          </ul>
          {isWhole && rows.length > 0 ? undefined : <p className="quiet">{t(isWhole ? 'none' : 'partly')}</p>}
        </>
      )}
    </section>
  );
}

function tracksOf({ versions: { controlPlane, workers }, possible, isBehind }: VersionGroup): readonly LadderTrack[] {
  const plane = { id: 'controlPlane', present: controlPlane, possible: possible.controlPlane };
  if (workers === undefined) return [plane];
  const behind = isBehind ? controlPlane : undefined;
  return [plane, { id: 'workers', present: workers, possible: possible.workers, behind }];
}

const namesAtOnce = 6;

function Names({ scope, clusters }: { scope: Scope; clusters: readonly Cluster[] }) {
  const t = useTranslations('versionMap');
  const [isOpen, setOpen] = useState(false);
  const more = clusters.length - namesAtOnce;
  const shown = isOpen || more <= 0 ? clusters : clusters.slice(0, namesAtOnce);
  return (
    <div className="version-map-names">
      <ul aria-label={t('clusters', { count: clusters.length })}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <TextLink quiet to={paths.upgrade(scope, id)}>
              {nameText(name)}
            </TextLink>
          </li>
        ))}
      </ul>
      {shown.length < clusters.length ? (
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          {t('more', { count: more })}
        </Button>
      ) : undefined}
    </div>
  );
}

/** What the ladder shows. */
function GroupWords({ group: { versions, possible, isBehind } }: { group: VersionGroup }) {
  const t = useTranslations('versionMap');
  const parts = [
    { part: 'controlPlane', version: versions.controlPlane, to: possible.controlPlane },
    { part: 'workers', version: versions.workers, to: possible.workers },
  ] as const;
  return (
    <div className="version-map-words">
      {parts.map(({ part, version, to }) =>
        version === undefined ? (
          <p key={part}>{t('noWorkers')}</p>
        ) : (
          <p key={part}>
            {t('runs', { part, version })}
            {part === 'workers' && isBehind ? (
              <>
                {' '}
                <StatusPill tone="warning">{t('behind')}</StatusPill>
              </>
            ) : undefined}{' '}
            <span className="quiet">{to.length === 0 ? t('nothing') : t('possible', { versions: to.join(', ') })}</span>
          </p>
        ),
      )}
    </div>
  );
}
