/** What a whole id or e-mail address stands for: asks every operation that could know it from the scope at hand. */
import { useQueries } from '@tanstack/react-query';
import type { ListReply } from '#shared/contract/list-reply.ts';
import { isUuid } from '#shared/contract/path.ts';
import { wholeName } from '#shared/rules/whole-name.ts';
import { ApiProblem, mayAnswerLater } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope, type AnyRead, type Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { isWholeAddress } from '#web/list/whole-address.ts';

export type FoundKind = 'space' | 'organisation' | 'user' | 'serviceAccount' | 'role' | 'cluster' | 'operation';

export interface Found {
  readonly kind: FoundKind;
  readonly id: string;
  readonly name: string;
  readonly to: string;
  /** Tells those of one name apart, or why it was found: an e-mail address, a description. */
  readonly detail?: string | undefined;
}

export interface ExactSearch {
  readonly found: readonly Found[];
  readonly searching: boolean;
  /** What may be known by it where no answer came; nothing once something is found. */
  readonly unread: readonly FoundKind[];
  /** Asks there again. */
  readonly readAgain: (() => void) | undefined;
}

/** What replies are called by; a reply has whichever of these its resource has. */
interface Named {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  readonly email?: string | undefined;
  readonly type?: string | undefined;
  readonly description?: string | undefined;
}

interface Candidate {
  readonly kind: FoundKind;
  readonly read: AnyRead;
  readonly to: (id: string) => string;
}

/** What a resource is called; undefined for one that has nothing to be called by. */
export function nameOf({ name, email, type, ...named }: Named): string | undefined {
  return name ?? (wholeName(named) || (email ?? type));
}

function userIn(scope: Scope, userId: string): Candidate {
  return { kind: 'user', read: inScope(scope, 'GetUser', { path: { userId } }), to: (id) => paths.user(scope, id) };
}

function addressIn(scope: Scope, email: string): Candidate {
  return { kind: 'user', read: inScope(scope, 'ListUser', { query: { email } }), to: (id) => paths.user(scope, id) };
}

function accountIn(scope: Scope, serviceAccountId: string): Candidate {
  return {
    kind: 'serviceAccount',
    read: inScope(scope, 'GetServiceAccount', { path: { serviceAccountId } }),
    to: (id) => paths.serviceAccount(scope, id),
  };
}

function roleIn(scope: Scope, roleUuid: string): Candidate {
  return { kind: 'role', read: inScope(scope, 'GetRole', { path: { roleUuid } }), to: (id) => paths.role(scope, id) };
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
    roleIn(scope, id),
    {
      kind: 'cluster',
      read: [region, 'GetCluster', { path: { spaceId, clusterId: id } }],
      to: () => paths.cluster(scope, id),
    },
    {
      kind: 'operation',
      read: [region, 'GetOperation', { path: { spaceId, id } }],
      to: () => paths.operation(scope, id),
    },
    ...around,
  ];
}

function aroundSpaces(region: string, organisationId: string, id: string): readonly Candidate[] {
  const space: Scope = { region, kind: 'space', id };
  const organisation: Scope = { region, kind: 'organisation', id };
  const around: Scope = { region, kind: 'organisation', id: organisationId };
  return [
    {
      kind: 'space',
      read: [region, 'GetSpace', { path: { organisationId, spaceId: id } }],
      to: () => paths.overview(space),
    },
    userIn(around, id),
    accountIn(around, id),
    roleIn(around, id),
    {
      kind: 'organisation',
      read: [region, 'GetOrganisation', { path: { organisationId: id } }],
      to: () => paths.overview(organisation),
    },
  ];
}

/** Whether the text is one that the API finds something by. */
export const isExact = (text: string) => isUuid(text.trim()) || isWholeAddress(text.trim());

function candidatesFor(scope: Scope, organisationId: string | undefined, text: string): readonly Candidate[] {
  if (isUuid(text)) return candidates(scope, organisationId, text.toLowerCase());
  if (!isWholeAddress(text)) return [];
  const around: Scope[] = organisationId === undefined ? [] : [{ ...scope, kind: 'organisation', id: organisationId }];
  return (scope.kind === 'space' ? [scope, ...around] : around).map((where) => addressIn(where, text));
}

/** Whatever the text is found to be; nothing unless it is exact. Where it may not be read it counts as not found. */
export function useExactSearch(
  scope: Scope | undefined,
  organisationId: string | undefined,
  text: string,
): ExactSearch {
  const asked = scope ? candidatesFor(scope, organisationId, text.trim()) : [];
  return useQueries({
    queries: asked.map(({ read: [region, operation, args] }) => queryFor(region, operation, args)),
    combine: (results) => {
      const found = asked.flatMap(({ kind, to }, index): Found[] => {
        const reply = results[index]?.data as Named | ListReply<Named> | undefined;
        const one = reply !== undefined && 'items' in reply ? reply.items[0] : reply;
        if (one === undefined) return [];
        const id = one.id ?? text.trim().toLowerCase();
        return [{ kind, id, to: to(id), name: nameOf(one) ?? id, detail: one.email ?? one.description }];
      });
      const silent = asked.flatMap(({ kind }, index) => {
        const result = results[index];
        if (result?.error == null) return [];
        const isAnswered = result.error instanceof ApiProblem && !mayAnswerLater(result.error.status);
        return isAnswered ? [] : [{ kind, readAgain: result.refetch }];
      });
      const isUnsure = found.length === 0 && silent.length > 0;
      return {
        found: found.filter(({ kind }, index) => found.findIndex((other) => other.kind === kind) === index),
        searching: results.some(({ isPending }) => isPending),
        unread: isUnsure ? [...new Set(silent.map(({ kind }) => kind))] : [],
        readAgain: isUnsure ? () => silent.forEach(({ readAgain }) => void readAgain()) : undefined,
      };
    },
  });
}
