/** What a UUID stands for: asks every operation of the contract that could know it from the scope at hand. */
import { useQueries } from '@tanstack/react-query';
import { isUuid } from '#shared/contract/path.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope, type AnyRead, type Scope } from '#web/api/scope.ts';
import { paths } from '#web/paths.ts';

export type FoundKind = 'space' | 'organisation' | 'user' | 'cluster' | 'operation';

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
  readonly nameOf: (reply: Named) => string | undefined;
  readonly to: string;
}

function candidates(scope: Scope, organisationId: string, id: string): readonly Candidate[] {
  const { region } = scope;
  const named = ({ name }: Named) => name;
  return [
    {
      kind: 'space',
      read: [region, 'GetSpace', { path: { organisationId, spaceId: id } }],
      nameOf: named,
      to: paths.users({ region, kind: 'space', id }),
    },
    {
      kind: 'user',
      read: inScope(scope, 'GetUser', { path: { userId: id } }),
      nameOf: ({ firstname, lastname, email }) => [firstname, lastname].filter(Boolean).join(' ') || email,
      to: paths.user(scope, id),
    },
    {
      kind: 'organisation',
      read: [region, 'GetOrganisation', { path: { organisationId: id } }],
      nameOf: named,
      to: paths.users({ region, kind: 'organisation', id }),
    },
    ...(scope.kind === 'space' ? inSpace(scope, id) : []),
  ];
}

/** What only exists within a space. */
function inSpace(scope: Scope, id: string): readonly Candidate[] {
  const { region, id: spaceId } = scope;
  return [
    {
      kind: 'cluster',
      read: [region, 'GetCluster', { path: { spaceId, clusterId: id } }],
      nameOf: ({ name }) => name,
      to: paths.cluster(scope, id),
    },
    {
      kind: 'operation',
      read: [region, 'GetOperation', { path: { spaceId, id } }],
      nameOf: ({ type }) => type,
      to: paths.operation(scope, id),
    },
  ];
}

/** Whatever the id is found to be; nothing while `text` is no UUID. What may not be read counts as not found. */
export function useIdSearch(scope: Scope | undefined, organisationId: string | undefined, text: string): IdSearch {
  const id = text.trim().toLowerCase();
  const asked = scope && isUuid(id) ? candidates(scope, organisationId ?? id, id) : [];
  return useQueries({
    queries: asked.map(({ read: [region, operation, args] }) => queryFor(region, operation, args as never)),
    combine: (results) => ({
      searching: results.some(({ isPending }) => isPending),
      found: asked.flatMap(({ kind, nameOf, to }, index) => {
        const reply = results[index]?.data as Named | undefined;
        return reply === undefined ? [] : [{ kind, to, name: nameOf(reply) ?? id }];
      }),
    }),
  });
}
