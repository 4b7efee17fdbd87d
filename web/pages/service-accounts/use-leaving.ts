import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { leavingAccounts, leavingFrom } from '#web/access/leaving-accounts.ts';
import { changesOf, queryFor, refresh } from '#web/api/queries.ts';
import { inScope, operationIn, type Scope } from '#web/api/scope.ts';
import { useStore } from '#web/ui/store.ts';
import { largestPage } from '#shared/contract/list-reply.ts';
import { showToast } from '#web/ui/toast.ts';

/** How often accounts that are being deleted are asked for until they are gone. */
const pollMs = 2_000;

/** Ids of the accounts that are leaving the scope; watches them, one call for all, and refreshes the lists when one has gone. */
export function useLeaving(scope: Scope): ReadonlySet<string> {
  const t = useTranslations('accounts');
  const client = useQueryClient();
  const leaving = leavingFrom(useStore(leavingAccounts), scope);
  const ids = leaving.map(({ id }) => id);
  const asked = ids.slice(0, largestPage).sort();
  const { data } = useQuery({
    ...queryFor(...inScope(scope, 'ListServiceAccount', { ids: asked, page: { size: largestPage } })),
    enabled: asked.length > 0,
    refetchInterval: pollMs,
    // Of an account that comes back and leaves again, the earlier answer says nothing.
    gcTime: 0,
    staleTime: 0,
  });

  useEffect(() => {
    if (data === undefined) return;
    const left = new Set(data.items.map(({ id }) => id));
    const gone = leaving.filter(({ id }) => asked.includes(id) && !left.has(id));
    if (gone.length === 0) return;
    leavingAccounts.remove(
      scope,
      gone.map(({ id }) => id),
    );
    for (const { name } of gone) showToast(t('gone', { name }));
    void refresh(client, { region: scope.region, changes: changesOf(operationIn(scope, 'DeleteServiceAccount')) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer is judged once, by what was asked then
  }, [data]);

  return new Set(ids);
}
