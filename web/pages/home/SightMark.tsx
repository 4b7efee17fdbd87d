import { useTranslations } from 'use-intl';
import { asFarAsRead } from '#web/live/spaces-liveness.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { LazyFirstSteps } from './lazy-first-steps.ts';
import { isWhole, unreadOf } from './unread-of.ts';
import type { SeenNow } from './use-sight.ts';

const tones = { live: 'good', partly: 'warning', connecting: 'waiting', offline: 'off', not: 'off' } as const;

/** Whether the overview changes by itself; before it, where nothing moves when it comes, the way to the first steps. */
export function SightMark({ seen: { within, parts, sight, isOver, liveness: told } }: { seen: SeenNow }) {
  const t = useTranslations('glance');
  const read = sight.answered === undefined ? 'nothing' : isOver && isWhole(unreadOf(parts)) ? 'all' : 'some';
  const liveness = asFarAsRead(told, read);
  return (
    <>
      {within.region === undefined ? <LazyFirstSteps parts={parts} suggests /> : undefined}
      <StatusPill tone={tones[liveness]}>{t('liveness', { liveness })}</StatusPill>
    </>
  );
}
