import { useQueries } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { JournalEntry } from '#shared/journal.ts';
import { wholeName } from '#shared/rules/whole-name.ts';
import { allFor } from '#web/api/all-pages.ts';
import { readsById } from '#web/api/names.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import { changeTarget } from './change-target.ts';

interface Named {
  readonly id?: string;
  /** Of roles. */
  readonly uuid?: string;
  readonly name?: string;
  readonly firstname?: string;
  readonly lastname?: string;
}

interface Asked {
  readonly scope: Scope;
  readonly list: OperationId;
  readonly ids: string[];
}

/** The organisation that the reader belongs to, by region. */
export type Homes = ReadonlyMap<string, string>;

/** The lists that say what people and service accounts are called, of each place once for each page of the journal. */
function listsFor(entries: readonly JournalEntry[], homes: Homes): readonly Asked[] {
  const lists = new Map<string, Asked>();
  for (const { kind, id, scope } of entries.flatMap((entry) => [changeTarget(entry), ...accountOf(entry, homes)])) {
    if (id === undefined || (kind !== 'user' && kind !== 'serviceAccount')) continue;
    const list = (
      {
        user: { organisation: 'ListUserOrganisation', space: 'ListUserSpace' },
        serviceAccount: { organisation: 'ListServiceAccountOrganisation', space: 'ListServiceAccountSpace' },
      } as const
    )[kind][scope.kind];
    const key = `${scope.region} ${scope.id} ${list}`;
    const asked = lists.get(key) ?? { scope, list, ids: [] };
    asked.ids.push(id);
    lists.set(key, asked);
  }
  return [...lists.values()];
}

/** The service account that made a change, where the reader's own organisation may know it. */
function accountOf({ by, region }: JournalEntry, homes: Homes) {
  const home = homes.get(region);
  if (home === undefined || by.person !== undefined) return [];
  return [{ kind: 'serviceAccount', id: by.clientId, scope: { region, kind: 'organisation', id: home } }] as const;
}

/** The places of the roles, or of the clusters, that were changed: no region narrows their lists to ids. */
function placesOf(kind: 'role' | 'cluster', entries: readonly JournalEntry[]): readonly Scope[] {
  const targets = entries.map(changeTarget).filter((target) => target.kind === kind && target.id !== undefined);
  return [...new Map(targets.map(({ scope }) => [`${scope.region} ${scope.kind} ${scope.id}`, scope])).values()];
}

/**
 * Names of what was changed, and of the accounts that changed it, where they are there and may be read. `pages` are asked
 * for one by one: a new one changes no question before it; of roles and clusters the whole lists of their places are read,
 * once each.
 */
export function useTargetNames(pages: readonly (readonly JournalEntry[])[], homes: Homes): ReadonlyMap<string, string> {
  const entries = pages.flat();
  const queries = [
    ...pages
      .flatMap((page) => listsFor(page, homes))
      .flatMap(({ scope, list, ids }) => {
        const path = scope.kind === 'space' ? { spaceId: scope.id } : { organisationId: scope.id };
        return readsById(scope.region, list, { path }, ids);
      }),
    ...placesOf('role', entries).map((scope) => allFor(...inScope(scope, 'ListRoles', {}))),
    ...placesOf('cluster', entries).map(({ region, id }) => allFor(region, 'ListClusters', { path: { spaceId: id } })),
  ];
  return useQueries({
    queries,
    combine: (results) =>
      new Map(
        results
          .flatMap(({ data }) => itemsOf(data as readonly Named[] | { readonly items: readonly Named[] } | undefined))
          .map((named) => [named.uuid ?? named.id ?? '', nameText(named.name ?? wholeName(named))]),
      ),
  });
}

function itemsOf(read: readonly Named[] | { readonly items: readonly Named[] } | undefined): readonly Named[] {
  if (read === undefined) return [];
  return 'items' in read ? read.items : read;
}
