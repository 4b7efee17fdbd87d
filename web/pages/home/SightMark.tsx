import { useTranslations } from 'use-intl';
import type { SpacesLiveness } from '#web/live/spaces-liveness.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';

const tones = { live: 'good', partly: 'warning', connecting: 'waiting', not: 'off' } as const;

/** Whether the overview changes by itself. */
export function SightMark({ liveness }: { liveness: SpacesLiveness }) {
  const t = useTranslations('glance');
  return <StatusPill tone={tones[liveness]}>{t('liveness', { liveness })}</StatusPill>;
}
