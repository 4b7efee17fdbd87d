import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { SignedInRegion } from '#shared/session.ts';
import type { SpacesPart } from '#shared/overview.ts';
import { LazyOwnAccess } from '#web/access/lazy-own-access.ts';
import { paths } from '#web/address/paths.ts';
import { queryFor } from '#web/api/queries.ts';
import { ownSubject } from '#web/session/own-subject.ts';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CopyButton } from '#web/ui/Copy.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { LazyFirstSteps } from './lazy-first-steps.ts';
import { partsOf } from './sight.ts';
import type { SeenNow } from './use-sight.ts';

/** Places whose pages are asked whether they are open: a few calls each. */
const mostAsked = 3;

/** Where nothing is open to whoever looks: who can change that, and what to send them, for each region. */
export function WhoToAsk({ seen }: { seen: SeenNow }) {
  const t = useTranslations('glance.ask');
  const { regions } = useSession();
  const told = partsOf(seen.parts, 'spaces');
  const idOf = (region: string) => regions.find(({ name }) => name === region)?.organisationId;
  // Where there is no space to ask, the organisation itself tells who is in it.
  const organisations = told.flatMap(({ region, items, organisationId = idOf(region) }) =>
    items.length > 0 || organisationId === undefined
      ? []
      : [{ region, kind: 'organisation', id: organisationId } as const],
  );
  const spaces = told.flatMap(({ region, items }) => items.map(({ id }) => ({ region, kind: 'space', id }) as const));
  return (
    <EmptyState
      kind="forbidden"
      title={t('title', { spaces: spaces.length })}
      note={
        <>
          {told.map((part) => {
            const signedIn = regions.find(({ name }) => name === part.region);
            return signedIn === undefined ? undefined : <Request key={part.region} signedIn={signedIn} part={part} />;
          })}
          {[...organisations, ...spaces].slice(0, mostAsked).map((scope) => {
            const signedIn = regions.find(({ name }) => name === scope.region);
            return signedIn && <LazyOwnAccess key={scope.id} scope={scope} signedIn={signedIn} />;
          })}
          {seen.within.region === undefined ? <LazyFirstSteps parts={seen.parts} suggests={false} /> : undefined}
        </>
      }
    >
      {t('lead')}
    </EmptyState>
  );
}

/** Text to send to whoever administers the organisation; its link opens the account there, where it can be given more. */
function Request({ signedIn, part }: { signedIn: SignedInRegion; part: SpacesPart }) {
  const t = useTranslations('glance.ask');
  const { name: region, clientId, person } = signedIn;
  const id = part.organisationId ?? signedIn.organisationId;
  const { data } = useQuery({
    ...queryFor(region, 'GetOrganisation', { path: { organisationId: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: Infinity,
  });
  const scope = { region, kind: 'organisation', id: id ?? '' } as const;
  const page = ownSubject(signedIn).type === 'users' ? paths.user : paths.serviceAccount;
  const text = t('request', {
    who: person === undefined ? 'account' : 'person',
    name: nameText(person?.name ?? ''),
    id: clientId,
    region,
    organisation: nameText(data?.name ?? id ?? ''),
    known: id === undefined ? 'no' : 'yes',
    link: id === undefined ? '' : location.origin + page(scope, clientId),
  });
  return (
    <>
      <blockquote className="request">
        <p>{text}</p>
        <CopyButton value={text} label={t('copy', { region })} />
      </blockquote>
      {id === undefined ? undefined : (
        <p>
          <ButtonLink to={paths.account(scope)}>{t('rights', { region })}</ButtonLink>
        </p>
      )}
    </>
  );
}
