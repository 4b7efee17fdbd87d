import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import type { SignedInRegion } from '#shared/session.ts';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { OpenPages } from '#web/problem/OpenPages.tsx';
import { useOrganisation } from '#web/scope/use-organisation.ts';
import { ownSubject } from '#web/session/own-subject.ts';
import { nameText } from '#web/ui/name-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { giversOf } from './givers.ts';
import { OwnSpaces } from './OwnSpaces.tsx';
import { ownStanding, type OwnStanding } from './own-standing.ts';
import { serviceLevels } from './service-levels.ts';

export interface OwnAccessProps {
  scope: Scope;
  signedIn: SignedInRegion;
}

/** What whoever is signed in may do in a scope: by their policy, by what answers, and who may give more. */
export function OwnAccess({ scope, signedIn }: OwnAccessProps) {
  return (
    <>
      <OwnRights scope={scope} signedIn={signedIn} />
      <OpenPages scope={scope} givers={<Givers scope={scope} signedIn={signedIn} />} />
      {scope.kind === 'organisation' ? <OwnSpaces region={scope.region} /> : undefined}
    </>
  );
}

function useAround({ region, kind }: Scope): Scope | undefined {
  const organisation = useOrganisation(region);
  return kind === 'space' ? organisation : undefined;
}

function OwnRights({ scope, signedIn }: OwnAccessProps) {
  const t = useTranslations('access.own');
  const around = useAround(scope);
  const { data } = useQuery(ownStanding(useQueryClient(), scope, signedIn, around));
  if (data === undefined) return undefined;
  return <p>{data === null ? t('unread') : <Standing scope={scope} standing={data} />}</p>;
}

function Standing({ scope, standing }: { scope: Scope; standing: OwnStanding }) {
  const t = useTranslations('access.own');
  const format = useFormatter();
  const { everything, services, roles, isWhole } = standing;
  const levels = serviceLevels.filter((level) => services[level].length > 0);
  const parts = everything
    ? [t('everything', { kind: scope.kind })]
    : levels.map((level) => t('level', { level, services: format.list(services[level]) }));
  return (
    <>
      {parts.length === 0 ? t('nothing') : t('may', { parts: format.list(parts) })}{' '}
      {roles.length === 0
        ? undefined
        : t('roles', { count: roles.length, roles: format.list(roles.map((role) => nameText(role))) })}{' '}
      <span className="quiet">{t('beside', { whole: isWhole ? 'yes' : 'no' })}</span>
    </>
  );
}

/** Nothing where nobody is told of by name. */
function Givers({ scope, signedIn }: OwnAccessProps) {
  const t = useTranslations('access.own');
  const around = useAround(scope);
  const { data = [] } = useQuery(giversOf(useQueryClient(), scope, around, ownSubject(signedIn)));
  if (data.length === 0) return undefined;
  return (
    <div className="open-here">
      <p>{t('givers')}</p>
      <ul>
        {data.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={paths.user(scope, id)}>{nameText(name)}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
