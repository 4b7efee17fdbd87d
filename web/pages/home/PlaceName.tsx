import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
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

/** Leads to an operation; who hears it without its row hears of which cluster it is, or in which space. */
export function WorkLink({ operation, space, cluster }: OperationInSight) {
  const words = useOperationWords();
  const scope = { region: space.region, kind: 'space', id: space.id } as const;
  return (
    <TextLink to={paths.operation(scope, operation.id)}>
      {words.nameOf(operation)}
      <VisuallyHidden> · {cluster === undefined ? nameOf(space) : nameText(cluster)}</VisuallyHidden>
    </TextLink>
  );
}

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
