import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { localSecondText } from '#web/ui/time-text.ts';
import { ReconnectButton } from './ReconnectButton.tsx';
import { isOld, useFreshness } from './use-freshness.ts';

/** Whether what is shown of a space may be out of date: its region does not answer, or the stream is interrupted. */
export function useIsStale(scope: Scope): boolean {
  return isOld(useFreshness(scope).state);
}

/** Says as of when it is, above what is then shown dimmed, with the way to ask again. */
export function StaleNotice({ scope }: { scope: Scope }) {
  const t = useTranslations('operations');
  const { locale } = useKitText();
  const { state, isRegion, asOf } = useFreshness(scope);
  if (!isOld(state)) return undefined;
  const since = asOf === undefined ? undefined : localSecondText(locale, asOf);
  return (
    <Notice tone="warning" title={t('staleTitle', { state })} announce actions={<ReconnectButton />}>
      <p>
        {since === undefined
          ? t('neverLive')
          : isRegion
            ? t('stale', { region: scope.region, since })
            : t('staleConnection', { since })}
      </p>
    </Notice>
  );
}
