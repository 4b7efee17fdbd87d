import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { firstStepsAddress } from '#web/address/first-steps-address.ts';
import { tourMemory, tourSteps } from '#web/preferences/tour-memory.ts';
import { loadRegions, useKnownRegions } from '#web/session/regions-store.ts';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { lazyPart, onIntent } from '#web/ui/lazy-part.ts';
import { useStore } from '#web/ui/store.ts';
import { partsOf } from './sight.ts';
import type { SeenNow } from './use-sight.ts';

const TourDrawer = lazyPart(async () => (await import('./TourDrawer.tsx')).TourDrawer);

export interface FirstStepsProps extends Pick<SeenNow, 'parts'> {
  /** False where whoever looks may not do them. */
  suggests: boolean;
}

/**
 * Suggests the first steps where regions are made up, until they are done or somebody says that they know them; `?steps` opens
 * them. They are an administrator's: people are not offered what they may not do.
 */
export function FirstSteps({ parts, suggests }: FirstStepsProps) {
  const t = useTranslations('tour');
  const [search, setSearch] = useSearchParams();
  const { isHidden, done } = useStore(tourMemory);
  const { regions } = useSession();
  const known = useKnownRegions();
  const isOpen = search.has('steps');
  const isSuggested = suggests && !isHidden && done.length < tourSteps.length;
  useEffect(() => {
    if (isOpen || isSuggested) void loadRegions();
  }, [isOpen, isSuggested]);
  const account = regions.find(
    ({ name, person }) => person === undefined && known.some((region) => region.name === name && region.demo),
  );
  const told = partsOf(parts, 'spaces').find(({ region }) => region === account?.name);
  const id = account?.organisationId ?? told?.organisationId;
  if (account === undefined || id === undefined) return undefined;
  return (
    <>
      {isSuggested ? (
        <ButtonLink size="small" to={firstStepsAddress} {...onIntent(TourDrawer)}>
          {t('title')}
        </ButtonLink>
      ) : undefined}
      {isOpen ? (
        <TourDrawer
          scope={{ region: account.name, kind: 'organisation', id }}
          clientId={account.clientId}
          onClose={() => setSearch({}, { replace: true })}
        />
      ) : undefined}
    </>
  );
}
