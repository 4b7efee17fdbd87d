import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { linkState, type IssuedLink } from '#shared/recovery-ledger.ts';
import { ledgerQuery, refreshLedger } from '#web/recovery/ledger-query.ts';
import { LinkOutcome } from '#web/recovery/LinkOutcome.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { serverNow } from '#web/session/session-store.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { userName } from './user-words.ts';

/** How often the links are read again while one waits to be used. Milliseconds. */
const waitingPoll = 10_000;
const mostShown = 5;

/** The newest links that this console has issued for a user, what it saw of each, and that the user has become active since. */
export function UserLinks({ user }: { user: User }) {
  const t = useTranslations('user.traces');
  const { region, id } = useScope();
  const client = useQueryClient();
  const { active } = user;
  const [cameInactive] = useState(active === false);
  const { data, isError } = useQuery({
    ...ledgerQuery(region, id),
    refetchInterval: ({ state }) =>
      state.data?.items.some((link) => link.userId === user.id && linkState(link, serverNow()) === 'open')
        ? waitingPoll
        : false,
  });
  // Whoever becomes active has used a link, most often.
  useEffect(() => {
    if (cameInactive && active === true) refreshLedger(client, region);
  }, [client, region, cameInactive, active]);

  if (data === undefined) return isError ? t('unread') : <Skeleton width={24} />;
  const links = data.items.filter((link) => link.userId === user.id);
  const [newest] = links;
  if (newest === undefined) return t(data.complete ? 'none' : 'noneOfNewest');
  return (
    <>
      {cameInactive && active === true && newest.usedOn !== undefined && newest.wasActive === false ? (
        <Notice tone="good" announce title={t('becameActive', { name: userName(user) })} />
      ) : undefined}
      <ol className="link-list">
        {links.slice(0, mostShown).map((link) => (
          <li key={link.id}>
            <OneLink link={link} />
          </li>
        ))}
      </ol>
      {isError ? <p>{t('stale')}</p> : undefined}
      <p className="quiet">{t('onlyHere')}</p>
    </>
  );
}

function OneLink({ link }: { link: IssuedLink }) {
  return (
    <span className="link-state">
      <LinkOutcome link={link} state={linkState(link, serverNow())} left={<Until at={link.expiresOn} />} />
      <span className="link-state-time">
        <Issued link={link} />
      </span>
    </span>
  );
}

function Until({ at }: { at: string }) {
  const t = useTranslations('user.traces');
  return t.rich('until', { time: () => <DateTime at={at} /> });
}

function Issued({ link: { issuedOn, issuedBy } }: { link: IssuedLink }) {
  const t = useTranslations('user.traces');
  const by = issuedBy.person ?? issuedBy.operator ?? t('account', { id: shortId(issuedBy.clientId) });
  return t.rich('issuedBy', { by, time: () => <DateTime at={issuedOn} /> });
}
