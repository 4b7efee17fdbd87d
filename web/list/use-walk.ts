import { startTransition, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Read } from '#web/api/scope.ts';
import type { DirectoryView, Wanted } from '#web/directory/follow.ts';
import type { Reading } from '#web/directory/reading.ts';
import { withWords } from '#web/messages/with-words.ts';
import { lazyCode } from '#web/ui/lazy-code.ts';
import { lazyPart, withCode } from '#web/ui/lazy-part.ts';
import type { ListDefinition } from './list-definition.ts';

const code = lazyCode(() => import('#web/directory/follow.ts'));

export const LazyDirectoryBar = lazyPart(
  async () => (await withWords(import('#web/directory/DirectoryBar.tsx'), ['directory'])).DirectoryBar,
);

/** What is wanted of a whole list, read while `enabled`; undefined until there is something to tell. */
export function useWalk<Row>(
  definition: ListDefinition<Row>,
  read: Read,
  { text, columns, sort, locale }: Wanted<Row>,
  enabled: boolean,
): DirectoryView<Row> | undefined {
  const client = useQueryClient();
  const [view, setView] = useState<DirectoryView<Row>>();
  const list = JSON.stringify(read);
  const column = sort && columns.find(({ id }) => id === sort.column);
  const sortKey = column?.sortKey;
  const direction = sort?.direction;
  useEffect(() => {
    if (!enabled) return undefined;
    let leave: (() => void) | undefined = undefined;
    let isGone = false;
    void withCode(async () => {
      const { follow } = await code.load();
      const order = column && direction && { column: column.id, direction };
      const wanted = { text, columns: column ? [column] : [], sort: order, locale };
      // Rows are drawn between whatever somebody does meanwhile.
      const show = (next: DirectoryView<Row>) => startTransition(() => setView(next));
      if (!isGone) leave = follow(client, JSON.parse(list) as Read, definition, wanted, show);
    });
    return () => {
      isGone = true;
      leave?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- columns are made anew on every render
  }, [enabled, client, list, definition, text, sortKey, direction, locale]);
  if (!enabled && view !== undefined) setView(undefined);
  return enabled ? view : undefined;
}

/** A list that came whole with one answer. */
export function wholeHere(loaded: number, error: Error | null, readAll: () => void): Reading {
  const facts = { running: false, complete: true, asOf: undefined, outdated: false, cost: undefined };
  return { ...facts, loaded, total: loaded, error, stop: readAll, readAll };
}
