/** Which of the first steps were done, as far as this console knows. */
import { useEffect } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Scope } from '#web/api/scope.ts';
import { journalQuery } from '#web/journal/journal-read.ts';
import { tourMemory, type TourStep } from '#web/preferences/tour-memory.ts';
import { ledgerQuery } from '#web/recovery/ledger-query.ts';
import { useStore } from '#web/ui/store.ts';

/** How often it is looked whether a link was used meanwhile, somewhere else. Milliseconds. */
const linkPoll = 5_000;

const steps: Partial<Record<OperationId, TourStep>> = {
  CreateUserOrganisation: 'create',
  RecoverUserOrganisation: 'issue',
  RecoverUserSpace: 'issue',
};

export interface TourSteps {
  readonly done: readonly TourStep[];
  /** The newest user that was created, to go on with. */
  readonly userId: string | undefined;
  /** Something could not be read that would tell of more. */
  readonly isUnread: boolean;
}

/**
 * Users and links by the journal, as far as one request tells of what the account did; use of a link by the ledger. What was
 * once known to be done stays so in this browser.
 */
export function useTourSteps({ region, id }: Scope, clientId: string): TourSteps {
  const { since, done } = useStore(tourMemory);
  const changes = useInfiniteQuery(journalQuery({ region, who: clientId, what: 'users', outcome: 'done' }));
  const links = useQuery({
    ...ledgerQuery(region, id),
    refetchOnMount: 'always',
    refetchInterval: done.includes('redeem') ? false : linkPoll,
  });
  const counts = (at: string) => Date.parse(at) >= since;
  const own = (changes.data?.pages ?? []).flatMap(({ items }) => items).filter(({ isOwn, at }) => isOwn && counts(at));
  const isUsed = links.data?.items.some(
    ({ issuedBy, usedOn }) => issuedBy.clientId === clientId && usedOn !== undefined && counts(usedOn),
  );
  const seen = [...own.map(({ operation }) => steps[operation]), isUsed === true ? 'redeem' : undefined]
    .filter((step) => step !== undefined)
    .join(' ');
  useEffect(() => {
    if (seen !== '') tourMemory.remember(...(seen.split(' ') as TourStep[]));
  }, [seen]);
  return {
    done,
    userId: own.find(({ operation }) => steps[operation] === 'create')?.created,
    isUnread: changes.isError || links.isError,
  };
}
