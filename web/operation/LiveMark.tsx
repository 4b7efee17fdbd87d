import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { useSpaceStatus } from '#web/live/use-live.ts';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import { isOld, usePageFreshness } from './use-freshness.ts';

const tones = { live: 'good', connecting: 'waiting', stale: 'warning', offline: 'off' } as const satisfies Record<
  string,
  Tone
>;

/**
 * Whether the page updates by itself at this moment; nothing where operations cannot be watched at all. What is out of date
 * is shown so on the whole page.
 */
export function LiveMark({ scope }: { scope: Scope }) {
  const t = useTranslations('operations');
  const space = useSpaceStatus(scope.region, scope.id);
  const { state } = usePageFreshness(scope);
  const isWatched = space?.unavailable === undefined;
  const old = isWatched && isOld(state);
  // Looking for the mark from the style sheet (`:has`) would style the whole page anew with everything that comes or goes on it.
  useEffect(() => {
    const main = document.querySelector('main');
    main?.toggleAttribute('data-old', old);
    return () => main?.removeAttribute('data-old');
  }, [old]);
  if (!isWatched) return undefined;
  return (
    <span className="live-mark" title={t('connectionTitle', { state })}>
      <StatusPill tone={tones[state]}>{t('connection', { state })}</StatusPill>
    </span>
  );
}
