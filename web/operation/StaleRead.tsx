import { useTranslations } from 'use-intl';
import { useLiveState } from '#web/live/use-live.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { localSecondText } from '#web/ui/time-text.ts';
import { ReconnectButton } from './ReconnectButton.tsx';
import { useAsOf } from './use-freshness.ts';

/**
 * Says as of when it is what the console told at `readAt` (ms), once the console is not heard any more; nothing where it
 * told nothing, which cannot be out of date.
 */
export function StaleRead({ readAt, onReconnect }: { readAt: number | undefined; onReconnect: () => void }) {
  const t = useTranslations('operations');
  const { locale } = useKitText();
  const { connection } = useLiveState();
  const asOf = useAsOf(readAt);
  if (asOf === undefined) return undefined;
  return (
    <Notice
      tone="warning"
      title={t('staleTitle', { state: connection })}
      announce
      actions={<ReconnectButton onPress={onReconnect} />}
    >
      <p>{t('staleConnection', { known: 'yes', since: localSecondText(locale, asOf) })}</p>
    </Notice>
  );
}
