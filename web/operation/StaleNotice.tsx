import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { useLiveConnection, useSpaceStatus } from '#web/live/use-live.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { localText } from '#web/ui/time-text.ts';

/** Whether what is shown of a space may be out of date: its region does not answer, or the stream is interrupted. */
export function useIsStale({ region, id }: Scope): boolean {
  const space = useSpaceStatus(region, id);
  return useLiveConnection() === 'stale' || space?.staleSince !== undefined;
}

/** Says since when, above what is then shown dimmed. */
export function StaleNotice({ scope }: { scope: Scope }) {
  const t = useTranslations('operations');
  const { locale } = useKitText();
  const { region, id } = scope;
  const since = useSpaceStatus(region, id)?.staleSince;
  const stale = useIsStale(scope);
  if (!stale) return undefined;
  return (
    <Notice tone="warning" title={t('staleTitle')} announce>
      <p>
        {since === undefined
          ? t('staleConnection')
          : t('stale', { region, since: localText(locale, Date.parse(since)) })}
      </p>
    </Notice>
  );
}
