import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { whatGives, type Remedy } from '#shared/rules/access-remedies.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import { roleContentOf } from '#web/access/subject-reads.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { useReader, type Reader } from '#web/api/reader.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { aclLink, grantLink } from '#web/access/change-links.ts';
import type { AnsweredQuestion } from './answered-question.ts';
import { useReach } from './use-reach.ts';

interface KnownRole {
  readonly uuid: string;
  readonly name: string;
  readonly permissions: readonly string[];
}

export interface RemediesProps extends AnsweredQuestion {
  /** Of the scope at hand. */
  permissions: readonly Permission[];
  /** False when the subject is not assigned to the space: nothing given there counts until it is. */
  assigned: boolean;
}

/**
 * What would give the right, the one that gives least first, in the scope at hand and in the organisation where that
 * reaches here; each leads to the change, prepared. Roles are looked through only when asked for.
 */
export function Remedies({ subject, permission, resource, permissions, assigned }: RemediesProps) {
  const t = useTranslations('access.explain');
  const reader = useReader();
  const { here, above } = useReach(permission);
  const organisationId = useOrganisationId(here.region);
  const [roles, setRoles] = useState<ReadonlyMap<string, readonly KnownRole[]>>();
  const [looking, setLooking] = useState(false);
  const [error, setError] = useState<unknown>();
  const catalogueAbove = useQuery({ ...permissionsOf(above ?? here), enabled: above !== undefined }).data;
  const isOnKind = facetsOf({ name: permission }).resource !== '';

  const remediesIn = (place: Scope, catalogue: readonly Permission[] | undefined) =>
    whatGives(permission, {
      permission: catalogue?.find(({ name }) => name === permission),
      ...(resource !== '' && isOnKind && { resourceId: resource }),
      roles: roles?.get(place.id) ?? [],
    }).map((remedy) => ({ place, remedy }));
  const remedies = [
    ...remediesIn(here, permissions),
    ...(above === undefined ? [] : remediesIn(above, catalogueAbove)),
  ].sort((a, b) => rankOf(a.remedy) - rankOf(b.remedy));

  async function look() {
    setLooking(true);
    setError(undefined);
    try {
      const found = new Map<string, readonly KnownRole[]>();
      for (const place of above === undefined ? [here] : [here, above]) {
        found.set(place.id, await rolesIn(reader(), place));
      }
      setRoles(found);
    } catch (reason) {
      setError(reason);
    }
    setLooking(false);
  }

  function wordsOf(remedy: Remedy): string {
    if (remedy.kind === 'acl') return t('giveAcl', { resource: shownResource(remedy.resourceId) });
    return remedy.kind === 'role' ? t('giveRole', { name: remedy.name }) : t('givePermission');
  }
  const linkOf = (place: Scope, remedy: Remedy) =>
    remedy.kind === 'acl'
      ? aclLink(place, subject, permission, remedy.resourceId, 'give')
      : grantLink(place, subject, { add: [remedy.kind === 'role' ? remedy.uuid : remedy.permission] });
  const around: Scope | undefined =
    organisationId === undefined ? undefined : { region: here.region, kind: 'organisation', id: organisationId };
  const page = subject.type === 'users' ? paths.user : paths.serviceAccount;

  return (
    <section>
      <h2>{t('gives')}</h2>
      {assigned || around === undefined ? undefined : (
        <p>
          <TextLink to={page(around, subject.id)}>{t('assignFirst')}</TextLink>
        </p>
      )}
      {remedies.length === 0 ? <p>{t('cannotGive')}</p> : undefined}
      <ul className="ways">
        {remedies.map(({ place, remedy }) => {
          const what = wordsOf(remedy);
          const link = linkOf(place, remedy);
          return (
            <li key={link}>
              <TextLink to={link}>{place === here ? what : t('inOrganisation', { what })}</TextLink>{' '}
              <span className="field-hint">{t('besides', { count: remedy.besides })}</span>
            </li>
          );
        })}
      </ul>
      {roles === undefined ? (
        <Button size="small" pending={looking} onClick={() => void look()}>
          {looking ? t('findingRoles') : t('findRoles')}
        </Button>
      ) : remedies.some(({ remedy }) => remedy.kind === 'role') ? undefined : (
        <p>{t('noRoles')}</p>
      )}
      {error === undefined ? undefined : <ActionFailure error={error} />}
    </section>
  );
}

/** An ACL on the one resource is less than the permission on all, and that less than any role. */
function rankOf(remedy: Remedy): number {
  if (remedy.kind === 'acl') return -2;
  return remedy.kind === 'permission' ? -1 : remedy.besides;
}

/** Every role of a scope with what it gives. @throws ApiProblem when one cannot be read. */
async function rolesIn(client: Reader, scope: Scope): Promise<readonly KnownRole[]> {
  const all = await client.fetchQuery(rolesOf(scope));
  const contents = await Promise.all(all.map(({ uuid }) => client.fetchQuery(roleContentOf(scope, uuid))));
  return all.map(({ uuid, name = uuid }, index) => ({
    uuid,
    name,
    permissions: contents[index]?.map((one) => one.name) ?? [],
  }));
}
