import { useTranslations } from 'use-intl';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import { ZoneMark } from '#web/ui/ZoneMark.tsx';
import type { OperationInSight } from './sight.ts';

/** In which zone a region is; its name stands on hover. */
export function RegionMark({ region }: { region: string }) {
  const t = useTranslations('core.zone');
  const zone = useSignedInRegion(region)?.zone;
  return zone === undefined ? <span>{region}</span> : <ZoneMark zone={zone} title={`${t(zone)} · ${region}`} />;
}

export const nameOf = ({ id, name }: { id: string; name?: string | undefined }) =>
  name === undefined || name === '' ? shortId(id) : nameText(name);

/** The cluster and the space of an operation. */
export function PlaceOfWork({ space, cluster }: OperationInSight) {
  const t = useTranslations('overview');
  const name = nameOf(space);
  const names = cluster === undefined ? name : t('where', { cluster: nameText(cluster), space: name });
  return (
    <span className="overview-place">
      <span className="overview-names" title={names}>
        {names}
      </span>{' '}
      <RegionMark region={space.region} />
    </span>
  );
}
