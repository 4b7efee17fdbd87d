import { useTranslations } from 'use-intl';
import type { SilentRegion } from '#web/live/spaces-liveness.ts';
import { ReconnectButton } from '#web/operation/ReconnectButton.tsx';
import { useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useNow } from '#web/ui/now.ts';
import { untilText } from '#web/ui/until-text.ts';

export interface SilentRegionsProps {
  regions: readonly SilentRegion[];
  onReconnect: () => void;
}

/** What has answered before and does not now, and since when: what is shown of it is from then. */
export function SilentRegions({ regions, onReconnect }: SilentRegionsProps) {
  const t = useTranslations('glance');
  const { locale } = useKitText();
  const { offset } = useSessionState();
  const now = useNow('half-minute') + offset;
  return (
    <Notice tone="warning" announce actions={<ReconnectButton onPress={onReconnect} />}>
      {regions.map(({ region, spaces, isWhole, since }) => (
        <p key={region}>
          {t('silent', { region, spaces, whole: isWhole ? 'yes' : 'no', since: untilText(locale, since, now) })}
        </p>
      ))}
    </Notice>
  );
}
