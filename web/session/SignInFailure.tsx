import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** What regions that say nothing themselves, or nothing of use, are told of by. */
const silences = ['region_timeout', 'region_unreachable', 'region_answer_unusable', 'region_untrusted'] as const;

/** Why a sign-in did not work, where the fault is at no single field. */
export function SignInFailure({ failure }: { failure: unknown }) {
  const t = useTranslations('signIn');
  const problem = useTranslations('core.problem');
  const format = useFormatter();
  const [now] = useState(Date.now);
  if (failure === 'cookieRefused') return <Notice tone="error" announce title={t('cookieRefused')} />;
  if (!(failure instanceof ApiProblem)) throw failure;
  if (failure.status === 429) {
    const when = failure.retryAfterMs === undefined ? undefined : format.relativeTime(now + failure.retryAfterMs, now);
    return <Notice tone="warning" announce title={when === undefined ? t('tooManySoon') : t('tooMany', { when })} />;
  }
  if (failure.source === 'network') {
    return (
      <Notice tone="error" announce title={problem('offlineTitle')}>
        <p>{problem('offline')}</p>
      </Notice>
    );
  }
  if (failure.fragment === 'store_unavailable') {
    return (
      <Notice tone="error" announce title={t('storeTitle')}>
        <p>{t('store')}</p>
      </Notice>
    );
  }
  const { region } = failure.problem;
  const why = silences.find((silence) => silence === failure.fragment);
  return (
    <Notice tone="error" announce title={t('failed')}>
      <p>{why !== undefined && typeof region === 'string' ? t('silent', { region, why }) : failure.message}</p>
      <RequestId id={failure.requestId} />
    </Notice>
  );
}

function RequestId({ id }: { id: string | undefined }) {
  const t = useTranslations('core.kit');
  if (id === undefined) return undefined;
  return (
    <p>
      {t('requestId')} <code>{id}</code>
    </p>
  );
}
