import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { useSpaceStatus } from '#web/live/use-live.ts';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import { isOld, usePageFreshness } from './use-freshness.ts';

const tones = { live: 'good', connecting: 'waiting', stale: 'warning', offline: 'off' } as const satisfies Record<
  string,
  Tone
>;

/** Whether the page updates by itself at this moment; nothing where operations cannot be watched at all. */
export function LiveMark({ scope }: { scope: Scope }) {
  const t = useTranslations('operations');
  const space = useSpaceStatus(scope.region, scope.id);
  const { state } = usePageFreshness(scope);
  if (space?.unavailable !== undefined) return undefined;
  return (
    <span className="live-mark" data-old={isOld(state) || undefined} title={t('connectionTitle', { state })}>
      <StatusPill tone={tones[state]}>{t('connection', { state })}</StatusPill>
    </span>
  );
}
