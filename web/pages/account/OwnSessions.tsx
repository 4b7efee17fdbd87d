import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { OwnSession } from '#shared/account.ts';
import { endSession, ownAccountQuery } from '#web/api/account-calls.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { SignOutIcon } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toast.ts';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';
import { useSessionColumns, useSessionName } from './use-session-columns.tsx';

/** Every session of the account, with the way to end each but the present one. */
export function OwnSessions({ sessions, shared }: { sessions: readonly OwnSession[]; shared: boolean }) {
  const t = useTranslations('ownAccount');
  const [ending, setEnding] = useState<OwnSession>();
  const end = useMutation({
    meta: { read: ownAccountQuery.queryKey },
    mutationFn: ({ handle }: OwnSession) => endSession(handle),
    onSuccess: () => {
      setEnding(undefined);
      showToast(t('ended'));
    },
  });
  const client = useQueryClient();
  /** Whether its work goes on may have changed since the page has read of it. */
  async function ask(session: OwnSession) {
    const now = await client.fetchQuery({ ...ownAccountQuery, staleTime: 0 }).catch(() => undefined);
    const found = now === undefined ? session : now.sessions.find(({ handle }) => handle === session.handle);
    if (found === undefined) showToast(t('alreadyEnded'));
    else setEnding(found);
  }
  const nameOf = useSessionName(shared);
  const columns = useSessionColumns(nameOf);
  return (
    <section className="page-section" aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions')}</h2>
      <p>{shared ? t('sessionsShared') : t('sessionsOwn')}</p>
      <DataTable
        caption={t('sessionsCaption')}
        columns={columns}
        rows={sessions}
        rowKey={({ handle }) => handle}
        rowName={nameOf}
        rowActions={(session) => [
          {
            id: 'end',
            label: t('end'),
            icon: SignOutIcon,
            disabledReason: session.current ? t('endCurrent') : undefined,
            onAction: () => void ask(session),
          },
        ]}
      />
      <SignOutEverywhere shared={shared} />
      {ending === undefined ? undefined : (
        <ConfirmDialog
          title={t('endTitle')}
          confirmLabel={t('end')}
          danger
          pending={end.isPending}
          error={end.error === null ? undefined : <ActionFailure error={end.error} />}
          onConfirm={() => end.mutate(ending)}
          onClose={() => setEnding(undefined)}
        >
          <p>{t(ending.worksOn ? 'endWorkLead' : 'endLead', { regions: ending.regions.join(', ') })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
