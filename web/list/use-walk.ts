import { createElement, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Read } from '#web/api/scope.ts';
import type * as Follow from '#web/directory/follow.ts';
import type { DirectoryView, Wanted } from '#web/directory/follow.ts';
import { withWords } from '#web/messages/with-words.ts';
import { lazyCode } from '#web/ui/lazy-code.ts';
import { lazyPart, withCode } from '#web/ui/lazy-part.ts';
import type { ListDefinition } from './list-definition.ts';

const code = lazyCode(() => import('#web/directory/follow.ts'));

/** Says how far a list is read; in its place is room for a line until it is there. */
export const LazyDirectoryBar = lazyPart(
  async () => (await withWords(import('#web/directory/DirectoryBar.tsx'), ['directory'])).DirectoryBar,
  createElement('i'),
);

/** What there is to see of a whole list. */
export interface Walk<Row> {
  /** Undefined until there is something to tell; until what is wanted was looked for, what was wanted before of the same. */
  readonly view: DirectoryView<Row> | undefined;
  /** What was shown last, perhaps of another list: to stay in sight until there is something to tell, as what it is. */
  readonly before: DirectoryView<Row> | undefined;
}

interface Drawn<Row> {
  readonly list: string;
  readonly view: DirectoryView<Row>;
}

/** What is wanted of a whole list, read while `enabled`. */
export function useWalk<Row>(
  definition: ListDefinition<Row>,
  read: Read,
  { text, columns, sort, locale }: Wanted<Row>,
  enabled: boolean,
): Walk<Row> {
  const client = useQueryClient();
  const list = JSON.stringify(read);
  const wish = useMemo(() => {
    if (!enabled) return undefined;
    const wanted = { text, columns, sort, locale };
    // What was looked for ahead is there in the same drawing: to draw all rows once more takes longer than to look.
    return { wanted, atOnce: code.arrived()?.viewAtOnce(client, read, definition, wanted) };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- others are made anew on every render
  }, [enabled, client, list, definition, text, sort?.column, sort?.direction, locale]);
  const [shown, setShown] = useState<{ readonly wish: object; readonly view: DirectoryView<Row> }>();
  useEffect(() => {
    if (!wish) return undefined;
    let leave: (() => void) | undefined = undefined;
    let isGone = false;
    void withCode(async () => {
      const { follow } = await code.load();
      // Rows are drawn between whatever somebody does meanwhile.
      const show = (view: DirectoryView<Row>) => {
        if (view !== wish.atOnce) startTransition(() => setShown({ wish, view }));
      };
      if (!isGone) leave = follow(client, JSON.parse(list) as Read, definition, wish.wanted, show);
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [client, list, definition, wish]);
  const drawn = useRef<Drawn<Row>>(undefined);
  const last = wish && drawn.current;
  const now = shown?.wish === wish ? shown?.view : wish?.atOnce;
  const view = now ?? (last?.list === list ? last.view : undefined);
  useLayoutEffect(() => {
    drawn.current = view ? { list, view } : last;
  });
  return { view, before: last?.view };
}

/** Looks for a text before it is wanted, as far as nothing has to be read for it. Returns how to stop that. */
export function lookAhead<Row>(...args: Parameters<typeof Follow.lookAhead<Row>>): (() => void) | undefined {
  return code.arrived()?.lookAhead(...args);
}
