import { useTranslations } from 'use-intl';
import { useLiveConnection } from '#web/live/use-live.ts';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';

const tones = { live: 'good', connecting: 'waiting', stale: 'warning' } as const satisfies Record<string, Tone>;

/** Whether the page updates by itself at this moment. */
export function LiveMark() {
  const t = useTranslations('operations');
  const state = useLiveConnection();
  return (
    <span className="live-mark" title={t('connectionTitle', { state })}>
      <StatusPill tone={tones[state]}>{t('connection', { state })}</StatusPill>
    </span>
  );
}
