import { useEffect, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { ListReply } from '#shared/contract/list-reply.ts';
import { walkFor } from '#web/api/queries.ts';
import type { Read } from '#web/api/scope.ts';

/** A walk goes on by itself for so many pages, then asks once whether to read all that are left. */
const pagesAtOnce = 40;

export interface Walk<Row> {
  readonly pages: readonly ListReply<Row>[] | undefined;
  readonly error: Error | null;
  readonly running: boolean;
  /** More pages exist. */
  readonly more: boolean;
  readonly stop: () => void;
  /** Goes on, also after a failure. */
  readonly goOn: () => void;
}

/** Walks over the pages of a list while `enabled`; what was loaded stays for the next filter text. */
export function useWalk<Row>([region, id, args]: Read, enabled: boolean): Walk<Row> {
  const query = useInfiniteQuery({ ...walkFor<OperationId>(region, id, args), enabled });
  const pages = query.data?.pages as readonly ListReply<Row>[] | undefined;
  const loaded = pages?.length ?? 0;
  const [limit, setLimit] = useState(pagesAtOnce);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const next = enabled && loaded > 0 && loaded < limit && hasNextPage && !isFetching && !isError;

  useEffect(() => {
    if (next) void fetchNextPage();
  }, [next, fetchNextPage]);

  return {
    pages,
    error: query.error,
    running: isFetching || next,
    more: hasNextPage,
    stop: () => setLimit(loaded),
    goOn: () => {
      setLimit(Infinity);
      void fetchNextPage();
    },
  };
}
