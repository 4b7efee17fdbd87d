import { useQueries } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { JournalEntry } from '#shared/journal.ts';
import { wholeName } from '#shared/rules/whole-name.ts';
import { readsById } from '#web/api/names.ts';
import type { Scope } from '#web/api/scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import { changeTarget } from './change-target.ts';

interface Named {
  readonly id: string;
  readonly name?: string;
  readonly firstname?: string;
  readonly lastname?: string;
}

interface Asked {
  readonly scope: Scope;
  readonly list: OperationId;
  readonly ids: string[];
}

/** The lists that say what people and service accounts are called, of each place once for each page of the journal. */
function listsFor(entries: readonly JournalEntry[]): readonly Asked[] {
  const lists = new Map<string, Asked>();
  for (const entry of entries) {
    const { kind, id, scope } = changeTarget(entry);
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

/** Names of those that are there and may be read. `pages` are asked for one by one: a new one changes no question before it. */
export function useTargetNames(pages: readonly (readonly JournalEntry[])[]): ReadonlyMap<string, string> {
  const queries = pages.flatMap(listsFor).flatMap(({ scope, list, ids }) => {
    const path = scope.kind === 'space' ? { spaceId: scope.id } : { organisationId: scope.id };
    return readsById(scope.region, list, { path }, ids);
  });
  return useQueries({
    queries,
    combine: (results) =>
      new Map(
        results
          .flatMap(({ data }) => (data as { readonly items?: readonly Named[] } | undefined)?.items ?? [])
          .map((named) => [named.id, nameText(named.name ?? wholeName(named))]),
      ),
  });
}
