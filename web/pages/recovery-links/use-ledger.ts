import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contract/iam/users.ts';
import { linkState } from '#shared/recovery-ledger.ts';
import { useItemsById } from '#web/api/names.ts';
import { refresh } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { ledgerQuery } from '#web/recovery/ledger-query.ts';
import { serverNow } from '#web/session/session-store.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { useNow } from '#web/ui/now.ts';
import { ledgerRows, type LedgerRow } from './ledger-rows.ts';

/** How often the ledger is read again while a link waits to be used. Milliseconds. */
const waitingPoll = 10_000;

export interface Ledger {
  /** Undefined until the first ones have come. */
  readonly rows: readonly LedgerRow[] | undefined;
  /** False when there are more links than are told of. */
  readonly complete: boolean;
  readonly error: Error | null;
  /** The names behind the ids are still being asked for. */
  readonly namesPending: boolean;
  readonly namesFailed: boolean;
  readonly retry: () => void;
  /** A countdown has come to its end: the states are to be told anew. */
  readonly onEnd: () => void;
}

/** The ledger of an organisation with the people in it, up to date while somebody waits for one of them. */
export function useLedger({ region, id: organisationId }: Scope): Ledger {
  const client = useQueryClient();
  const { offset } = useSessionState();
  const [endedAt, setEndedAt] = useState(0);
  const now = Math.max(useNow('half-minute') + offset, endedAt);
  const query = useQuery({
    ...ledgerQuery(region, organisationId),
    refetchInterval: ({ state }) =>
      state.data?.items.some((link) => linkState(link, serverNow()) === 'open') ? waitingPoll : false,
  });
  const links = query.data?.items;
  const ids = links?.map(({ userId }) => userId) ?? [];
  const path = { organisationId };
  const people = useItemsById<User>(region, 'ListUserOrganisation', { path }, ids);

  // Somebody has used a link: their account may be active from now on.
  const used = links?.filter(({ usedOn }) => usedOn !== undefined).length ?? 0;
  useEffect(() => {
    if (used > 0) void refresh(client, { region, changes: ['users'] });
  }, [client, region, used]);

  return {
    rows: links && ledgerRows(links, people.items, now),
    complete: query.data?.complete ?? true,
    error: query.error,
    namesPending: people.pending,
    namesFailed: people.error !== undefined,
    retry: () => void query.refetch(),
    onEnd: () => setEndedAt(serverNow()),
  };
}
