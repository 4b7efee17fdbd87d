/** What a UUID stands for: asks every operation of the contract that could know it from the scope at hand. */
import { useQueries } from '@tanstack/react-query';
import { isUuid } from '#shared/contract/path.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope, type AnyRead, type Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';

export type FoundKind = 'space' | 'organisation' | 'user' | 'serviceAccount' | 'cluster' | 'operation';

export interface Found {
  readonly kind: FoundKind;
  readonly name: string;
  readonly to: string;
}

export interface IdSearch {
  readonly found: readonly Found[];
  readonly searching: boolean;
}

/** What replies are called by; a reply has whichever of these its resource has. */
interface Named {
  readonly name?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly email?: string;
  readonly type?: string;
}

interface Candidate {
  readonly kind: FoundKind;
  readonly read: AnyRead;
  readonly to: string;
}

function nameOf({ name, firstname, lastname, email, type }: Named): string | undefined {
  return name ?? ([firstname, lastname].filter(Boolean).join(' ') || (email ?? type));
}

function userIn(scope: Scope, userId: string): Candidate {
  return { kind: 'user', read: inScope(scope, 'GetUser', { path: { userId } }), to: paths.user(scope, userId) };
}

function accountIn(scope: Scope, serviceAccountId: string): Candidate {
  return {
    kind: 'serviceAccount',
    read: inScope(scope, 'GetServiceAccount', { path: { serviceAccountId } }),
    to: paths.serviceAccount(scope, serviceAccountId),
  };
}

/** Best first: of two answers of one kind the first one counts. */
function candidates(scope: Scope, organisationId: string | undefined, id: string): readonly Candidate[] {
  const { region } = scope;
  const around = organisationId === undefined ? [] : aroundSpaces(region, organisationId, id);
  if (scope.kind === 'organisation') return around;
  const spaceId = scope.id;
  return [
    userIn(scope, id),
    accountIn(scope, id),
    {
      kind: 'cluster',
      read: [region, 'GetCluster', { path: { spaceId, clusterId: id } }],
      to: paths.cluster(scope, id),
    },
    { kind: 'operation', read: [region, 'GetOperation', { path: { spaceId, id } }], to: paths.operation(scope, id) },
    ...around,
  ];
}

function aroundSpaces(region: string, organisationId: string, id: string): readonly Candidate[] {
  const space: Scope = { region, kind: 'space', id };
  const organisation: Scope = { region, kind: 'organisation', id };
  const around: Scope = { region, kind: 'organisation', id: organisationId };
  return [
    { kind: 'space', read: [region, 'GetSpace', { path: { organisationId, spaceId: id } }], to: paths.users(space) },
    userIn(around, id),
    accountIn(around, id),
    {
      kind: 'organisation',
      read: [region, 'GetOrganisation', { path: { organisationId: id } }],
      to: paths.users(organisation),
    },
  ];
}

/** Whatever the id is found to be; nothing while `text` is no UUID. What may not be read counts as not found. */
export function useIdSearch(scope: Scope | undefined, organisationId: string | undefined, text: string): IdSearch {
  const id = text.trim().toLowerCase();
  const asked = scope && isUuid(id) ? candidates(scope, organisationId, id) : [];
  return useQueries({
    queries: asked.map(({ read: [region, operation, args] }) => queryFor(region, operation, args)),
    combine: (results) => {
      const found = asked.flatMap(({ kind, to }, index): Found[] => {
        const reply = results[index]?.data as Named | undefined;
        return reply === undefined ? [] : [{ kind, to, name: nameOf(reply) ?? id }];
      });
      return {
        found: found.filter(({ kind }, index) => found.findIndex((other) => other.kind === kind) === index),
        searching: results.some(({ isPending }) => isPending),
      };
    },
  });
}
