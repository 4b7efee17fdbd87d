import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fleetBounds } from '#shared/fleet.ts';
import { paths } from '#web/address/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { untilText } from '#web/ui/until-text.ts';
import type { Gap } from './fleet-rows.ts';

export interface GapWordsProps {
  gap: Gap;
  /** Reads the place anew: a region, or a region and a space behind a slash. Never rejects. */
  onRetry: (place: string) => Promise<void>;
}

/** What is missing and why; what failed can be tried again. */
export function GapWords({ gap: { why, region, organisationId, space, asOf }, onRetry }: GapWordsProps) {
  const t = useTranslations('fleet.gap');
  const retry = useTranslations('core.kit')('retry');
  const { locale } = useKitText();
  const { offset } = useSessionState();
  const now = useNow('half-minute') + offset;
  const [isReading, setReading] = useState(false);
  const isPreparing = why === 'preparing' || why === 'notCreated';
  const words = t(why, {
    place: space === undefined ? region : space.name,
    time: untilText(locale, Date.parse(asOf), now),
    most: why === 'moreSpaces' ? fleetBounds.spaces : fleetBounds.clusters,
  });
  const again = async () => {
    setReading(true);
    await onRetry(space === undefined ? region : `${region}/${space.id}`);
    setReading(false);
  };
  return (
    <>
      <StatusPill tone={isPreparing || why === 'awaited' ? 'waiting' : 'warning'}>{words}</StatusPill>{' '}
      {why === 'silent' ? (
        <Button size="small" variant="quiet" pending={isReading} onClick={() => void again()}>
          {retry}
        </Button>
      ) : undefined}
      {isPreparing && organisationId !== undefined ? (
        <TextLink to={paths.spaces({ region, kind: 'organisation', id: organisationId })}>{t('show')}</TextLink>
      ) : undefined}
    </>
  );
}
