import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ownAccountQuery } from '#web/api/account-calls.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { usePatience } from '#web/ui/use-patience.ts';
import { useFollowedAccount } from './use-followed-account.ts';
import { HeldForYou } from './HeldForYou.tsx';
import { OwnCredentials } from './OwnCredentials.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { WhatIMayDo } from './WhatIMayDo.tsx';
import { WhoAmI } from './WhoAmI.tsx';

/** Who one is in a region, where one is signed in, what the console keeps, and what one may do there. */
export function AccountPage() {
  const t = useTranslations('ownAccount');
  const scope = useScope();
  const signedIn = useSignedInRegion(scope.region);
  const { data, error, refetch } = useQuery(ownAccountQuery);
  useFollowedAccount();
  const isPatient = usePatience(data !== undefined || error !== null);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { region: scope.region })} />
      {signedIn === undefined ? undefined : <WhoAmI scope={scope} signedIn={signedIn} />}
      {data === undefined && error !== null ? (
        <ProblemPanel
          error={error}
          region={undefined}
          titles={{ forbidden: t('forbidden'), failed: t('failed') }}
          onRetry={() => void refetch()}
        />
      ) : undefined}
      {data === undefined ? undefined : (
        <>
          {signedIn?.person === undefined ? undefined : (
            <OwnCredentials
              region={scope.region}
              settings={data.held.find(({ region }) => region === scope.region)?.settings}
            />
          )}
          <OwnSessions sessions={data.sessions} shared={signedIn?.person === undefined} />
          <HeldForYou held={data.held} />
        </>
      )}
      {/* Nothing stands below what grows. */}
      {signedIn === undefined || isPatient ? undefined : <WhatIMayDo scope={scope} signedIn={signedIn} />}
    </>
  );
}
