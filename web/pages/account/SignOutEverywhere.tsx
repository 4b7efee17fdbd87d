import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { endAllSessions, ownAccountQuery } from '#web/api/account-calls.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { leaveSignedOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** Ends every session of the account, with all that goes on for them, once that is confirmed. */
export function SignOutEverywhere({ shared }: { shared: boolean }) {
  const t = useTranslations('ownAccount');
  const [asks, setAsks] = useState(false);
  const { mutate, isPending, error } = useMutation({
    meta: { read: ownAccountQuery.queryKey },
    mutationFn: async () => {
      await endAllSessions();
      leaveSignedOut();
      // Under way until the page is left: there is nothing to read again.
      await new Promise<never>(() => undefined);
    },
  });
  return (
    <>
      <p className="page-actions">
        <Button onClick={() => setAsks(true)}>{t('everywhere')}</Button>
      </p>
      {asks ? (
        <ConfirmDialog
          title={t('everywhereTitle')}
          confirmLabel={t('everywhere')}
          danger
          pending={isPending}
          error={error === null ? undefined : <ActionFailure error={error} />}
          onConfirm={() => mutate()}
          onClose={() => setAsks(false)}
        >
          <p>{t('everywhereLead')}</p>
          {shared ? <p>{t('everywhereShared')}</p> : undefined}
        </ConfirmDialog>
      ) : undefined}
    </>
  );
}
