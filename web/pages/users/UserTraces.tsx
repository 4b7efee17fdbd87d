import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { linkState } from '#shared/recovery-ledger.ts';
import { ConsoleTraces } from '#web/journal/ConsoleTraces.tsx';
import { ledgerQuery } from '#web/recovery/ledger-query.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { serverNow } from '#web/session/session-store.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DateTime } from '#web/ui/Time.tsx';

/** What this console knows of a user: the newest link it has issued, and the changes it has made. Of the rest no region tells. */
export function UserTraces({ userId }: { userId: string }) {
  const t = useTranslations('user.traces');
  const { region } = useScope();
  const link = { label: t('link'), value: <NewestLink userId={userId} /> };
  return <ConsoleTraces region={region} target={userId} others={[link]} />;
}

function NewestLink({ userId }: { userId: string }) {
  const t = useTranslations('user.traces');
  const ledger = useTranslations('recovery.ledger');
  const { region, id } = useScope();
  const { data, isError } = useQuery(ledgerQuery(region, id));
  if (data === undefined) return isError ? t('unread') : <Skeleton width={24} />;
  const newest = data.items.find((link) => link.userId === userId);
  if (newest === undefined) return t(data.complete ? 'none' : 'noneOfNewest');
  const state = linkState(newest, serverNow());
  return (
    <>
      {ledger('state', { state })} · {t('issued')} <DateTime at={newest.issuedOn} show="both" />
      {state === 'untold' ? <> · {t('untold')}</> : undefined}
      {isError ? <> · {t('stale')}</> : undefined}
    </>
  );
}
