import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { localSecondText } from '#web/ui/time-text.ts';
import { readFailedAgain } from './failed-reads.ts';
import { ReconnectButton } from './ReconnectButton.tsx';
import { isOld, usePageFreshness } from './use-freshness.ts';

/** What could not be read again is asked for this often, milliseconds. */
const readAgainEvery = 15_000;

/** Whether what is shown of a space may be out of date: its region does not answer, or the stream is interrupted. */
export function useIsStale(scope: Scope): boolean {
  return isOld(usePageFreshness(scope).state);
}

/** Says as of when it is, above what is then shown dimmed, with the way to ask again. */
export function StaleNotice({ scope }: { scope: Scope }) {
  const t = useTranslations('operations');
  const { locale } = useKitText();
  const client = useQueryClient();
  const { region, id } = scope;
  const { state, silent, asOf } = usePageFreshness(scope);

  useEffect(() => {
    if (silent !== 'read') return undefined;
    const timer = setInterval(() => readFailedAgain(client, { region, id }), readAgainEvery);
    return () => clearInterval(timer);
  }, [client, silent, region, id]);

  if (!isOld(state)) return undefined;
  const known = asOf === undefined ? 'no' : 'yes';
  const since = asOf === undefined ? '' : localSecondText(locale, asOf);
  return (
    <Notice
      tone="warning"
      title={t('staleTitle', { state })}
      announce
      actions={<ReconnectButton onPress={() => readFailedAgain(client, { region, id })} />}
    >
      <p>
        {silent === 'region'
          ? t('stale', { region, since })
          : silent === 'read'
            ? t('staleRead', { known, since })
            : t('staleConnection', { known, since })}
      </p>
    </Notice>
  );
}
