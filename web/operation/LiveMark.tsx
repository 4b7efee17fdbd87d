import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { useLiveConnection, useSpaceStatus } from '#web/live/use-live.ts';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';

const tones = { live: 'good', connecting: 'waiting', stale: 'warning' } as const satisfies Record<string, Tone>;

/** Whether the page updates by itself at this moment; nothing where operations cannot be watched at all. */
export function LiveMark({ scope: { region, id } }: { scope: Scope }) {
  const t = useTranslations('operations');
  const connection = useLiveConnection();
  const space = useSpaceStatus(region, id);
  if (space?.unavailable !== undefined) return undefined;
  const state = space?.staleSince === undefined ? connection : 'stale';
  return (
    <span className="live-mark" title={t('connectionTitle', { state })}>
      <StatusPill tone={tones[state]}>{t('connection', { state })}</StatusPill>
    </span>
  );
}
