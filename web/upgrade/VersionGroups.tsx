import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LadderKey, LadderRungs, VersionLadder, type LadderTrack } from '#web/chart/VersionLadder.tsx';
import { Button } from '#web/ui/Button.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import type { VersionedCluster, VersionGroup, VersionMapRows } from './version-groups.ts';
import './version-map.css';

export interface VersionGroupsProps<One extends VersionedCluster> {
  label: string;
  map: VersionMapRows<One>;
  /** Where a cluster's name leads to, and what tells it from others of that name. */
  placeOf: (cluster: One) => { readonly to: string; readonly beside?: string };
  /** Else nobody can tell where they may go. */
  isOfferKnown?: boolean;
}

/** Clusters on the ladder of versions, and where the rules let them go from there: as a picture and in words. */
export function VersionGroups<One extends VersionedCluster>(props: VersionGroupsProps<One>) {
  const { label, map, placeOf, isOfferKnown = true } = props;
  const t = useTranslations('versionMap');
  return (
    <>
      <div className="version-map-head" aria-hidden="true">
        <span />
        <LadderRungs rungs={map.rungs} />
        <span className="version-map-key">
          <LadderKey of="present" /> {t('key.present')} <LadderKey of="possible" /> {t('key.possible')}{' '}
          <LadderKey of="gap" /> {t('key.gap')}
        </span>
      </div>
      <ul className="version-map-rows" aria-label={label}>
        {map.groups.map((group) => (
          <li key={`${group.versions.controlPlane} ${group.versions.workers}`}>
            <Names clusters={group.clusters} placeOf={placeOf} />
            <VersionLadder rungs={map.rungs} tracks={tracksOf(group)} />
            <GroupWords group={group} isOfferKnown={isOfferKnown} />
          </li>
        ))}
        {map.unknown.length === 0 ? undefined : (
          <li>
            <Names clusters={map.unknown} placeOf={placeOf} />
            <span className="quiet">{t('unknown')}</span>
          </li>
        )}
      </ul>
    </>
  );
}

function tracksOf(group: VersionGroup<VersionedCluster>): readonly LadderTrack[] {
  const {
    versions: { controlPlane, workers },
    possible,
    isBehind,
  } = group;
  const plane = { id: 'controlPlane', present: controlPlane, possible: possible.controlPlane };
  if (workers === undefined) return [plane];
  const behind = isBehind ? controlPlane : undefined;
  return [plane, { id: 'workers', present: workers, possible: possible.workers, behind }];
}

const namesAtOnce = 6;

type NamesProps<One extends VersionedCluster> = Pick<VersionGroupsProps<One>, 'placeOf'> & {
  clusters: readonly One[];
};

function Names<One extends VersionedCluster>({ clusters, placeOf }: NamesProps<One>) {
  const t = useTranslations('versionMap');
  const [isOpen, setOpen] = useState(false);
  const more = clusters.length - namesAtOnce;
  const shown = isOpen || more <= 0 ? clusters : clusters.slice(0, namesAtOnce);
  return (
    <div className="version-map-names">
      <ul aria-label={t('clusters', { count: clusters.length })}>
        {shown.map((cluster) => {
          const { to, beside } = placeOf(cluster);
          return (
            <li key={to}>
              <TextLink quiet to={to} aria-label={beside && `${nameText(cluster.name)} · ${beside}`}>
                {nameText(cluster.name)}
              </TextLink>
              {beside === undefined ? undefined : <span className="quiet"> {beside}</span>}
            </li>
          );
        })}
      </ul>
      {shown.length < clusters.length ? (
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          {t('more', { count: more })}
        </Button>
      ) : undefined}
    </div>
  );
}

interface GroupWordsProps {
  group: VersionGroup<VersionedCluster>;
  isOfferKnown: boolean;
}

/** What the ladder shows. */
function GroupWords({ group: { versions, possible, isBehind }, isOfferKnown }: GroupWordsProps) {
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
            {isOfferKnown ? (
              <span className="quiet">
                {to.length === 0 ? t('nothing') : t('possible', { versions: to.join(', ') })}
              </span>
            ) : undefined}
          </p>
        ),
      )}
    </div>
  );
}
