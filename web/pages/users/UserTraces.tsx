import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { linkState } from '#shared/recovery-ledger.ts';
import { paths } from '#web/address/paths.ts';
import { ledgerQuery } from '#web/recovery/ledger-query.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { serverNow } from '#web/session/session-store.ts';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { DateTime } from '#web/ui/Time.tsx';

/** What was done to a user through this console: the newest link, and the way to the changes. Of the rest no region tells. */
export function UserTraces({ userId }: { userId: string }) {
  const t = useTranslations('user.traces');
  return (
    <section aria-labelledby="user-traces" className="page-section">
      <h2 id="user-traces">{t('title')}</h2>
      <KeyValueList
        items={[
          { label: t('link'), value: <NewestLink userId={userId} /> },
          {
            label: t('changes'),
            value: (
              <TextLink to={`${paths.journal}?${new URLSearchParams({ target: userId }).toString()}`}>
                {t('journal')}
              </TextLink>
            ),
          },
        ]}
      />
    </section>
  );
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
