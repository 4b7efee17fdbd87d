import { useSyncExternalStore, use } from 'react';
import { useTranslations } from 'use-intl';
import { LiveWatchContext, useLiveState } from '#web/live/use-live.ts';
import { isOld } from '#web/operation/use-freshness.ts';
import { ReconnectButton } from '#web/operation/ReconnectButton.tsx';
import { useSession, useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { localSecondText } from '#web/ui/time-text.ts';
import { eyedSpaces, useSessionSpaces } from './use-session-spaces.ts';

/** How much is watched, and what of it cannot be seen at the moment. */
export function WatchState() {
  const t = useTranslations('notices');
  const { locale } = useKitText();
  const { regions } = useSession();
  const { store } = use(LiveWatchContext);
  const { connection, answeredAt } = useLiveState();
  const { offset } = useSessionState();
  const { spaces, unread } = useSessionSpaces();
  const watched = eyedSpaces(spaces).length;
  const staleText = useSyncExternalStore(store.subscribe, () =>
    [...new Set(store.spaces.flatMap(({ region, staleSince }) => (staleSince === undefined ? [] : [region])))].join(
      ' ',
    ),
  );
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  return (
    <div className="notices-state">
      {isOld(connection) ? (
        <p className="hint-warning">
          {answeredAt === undefined
            ? t('neverLive')
            : t('staleConnection', { since: localSecondText(locale, answeredAt + offset) })}
        </p>
      ) : undefined}
      {staleText === '' ? undefined : (
        <p className="hint-warning">{t('staleRegions', { regions: list(staleText.split(' ')) })}</p>
      )}
      {unread.length === 0 ? undefined : <p className="hint-warning">{t('spacesUnread', { regions: list(unread) })}</p>}
      {isOld(connection) || staleText !== '' ? <ReconnectButton /> : undefined}
      <p>
        {watched < spaces.length
          ? t('watchingSome', { spaces: watched, all: spaces.length })
          : t('watching', { spaces: watched, regions: regions.length })}
      </p>
    </div>
  );
}
