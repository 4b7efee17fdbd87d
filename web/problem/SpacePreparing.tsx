import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryFor } from '#web/api/queries.ts';
import { useLiveness, useSpaceStatus, useWatchedSpaces } from '#web/live/use-live.ts';
import { paths } from '#web/address/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { SpaceStatus } from '#web/scope/SpaceStatus.tsx';

/** How often it is asked for while no live watch tells of it. */
const pollMs = 5_000;

export interface SpacePreparingProps {
  region: string;
  spaceId: string;
}

/** In the place of any page of a space that is not ready: how far it is; the page opens by itself when it is. */
export function SpacePreparing({ region, spaceId }: SpacePreparingProps) {
  const t = useTranslations('spaces.preparing');
  const client = useQueryClient();
  const isLive = useLiveness(region, spaceId).connection === 'live';
  const organisationId = useOrganisationId(region);
  useWatchedSpaces([{ region, spaceId }]);
  const live = useSpaceStatus(region, spaceId)?.status;
  const { data } = useQuery({
    ...queryFor(region, 'GetSpace', { path: { organisationId: organisationId ?? '', spaceId } }),
    enabled: organisationId !== undefined,
    refetchInterval: isLive ? false : pollMs,
  });
  const status = live ?? data?.status;

  useEffect(() => {
    if (status !== 'READY') return;
    // Reads again what was refused while the space was not ready, which puts the page in this one's place.
    void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [client, status]);

  if (status === 'FAILED') {
    return (
      <EmptyState
        kind="not-loaded"
        title={t('failedTitle')}
        actions={
          organisationId === undefined ? undefined : (
            <ButtonLink to={paths.spaces({ region, kind: 'organisation', id: organisationId })}>
              {t('toSpaces')}
            </ButtonLink>
          )
        }
      >
        {t('failed')}
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="preparing" title={t('title')}>
      <p>{t('lead')}</p>
      <output className="preparing-status">
        <SpaceStatus status={status} />
      </output>
    </EmptyState>
  );
}
