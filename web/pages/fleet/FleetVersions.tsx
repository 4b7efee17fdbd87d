import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { ZoneMark } from '#web/ui/ZoneMark.tsx';
import { VersionGroups } from '#web/upgrade/VersionGroups.tsx';
import type { FleetRow, Gap } from './fleet-rows.ts';
import { fleetVersions, type RegionVersions } from './fleet-versions.ts';
import { GapWords, type GapWordsProps } from './GapWords.tsx';

export interface FleetVersionsProps extends Pick<GapWordsProps, 'onRetry'> {
  rows: readonly FleetRow[];
  gaps: readonly Gap[];
  /** In the order in which they are shown. */
  regions: readonly string[];
}

/** The clusters of the fleet by what they run; the table has each with its own version. */
export function FleetVersions({ rows, gaps, regions, onRetry }: FleetVersionsProps) {
  const maps = useMemo(() => fleetVersions(rows, gaps, regions), [rows, gaps, regions]);
  return maps.map((versions) => <OfRegion key={versions.region} versions={versions} onRetry={onRetry} />);
}

function OfRegion({ versions, onRetry }: Pick<GapWordsProps, 'onRetry'> & { versions: RegionVersions }) {
  const { region, map, clusters, isOfferKnown, isOld, gaps } = versions;
  const t = useTranslations('fleet');
  const words = useTranslations('versionMap');
  const zones = useTranslations('core.zone');
  const zone = useSignedInRegion(region)?.zone;
  const title = useId();
  return (
    <section className="version-map" aria-labelledby={title} data-old={isOld || undefined}>
      <h2 id={title}>
        {region} {zone === undefined ? undefined : <ZoneMark zone={zone} title={zones(zone)} />}{' '}
        <span className="quiet">{t('clusters', { count: clusters })}</span>
      </h2>
      {gaps.map((gap) => (
        <p key={`${gap.why} ${gap.space?.id}`}>
          <GapWords gap={gap} onRetry={onRetry} />
        </p>
      ))}
      {clusters === 0 ? undefined : (
        <>
          {isOfferKnown ? undefined : <p className="quiet">{words('notOffered')}</p>}
          <VersionGroups
            label={`${words('title')} · ${region}`}
            map={map}
            isOfferKnown={isOfferKnown}
            placeOf={({ scope, id, space }) => ({ to: paths.upgrade(scope, id), beside: space })}
          />
        </>
      )}
    </section>
  );
}
