import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { Read } from '#web/api/scope.ts';
import type { Indexed } from '#web/directory/filter-index.ts';
import { follow, type DirectoryView } from '#web/directory/follow.ts';

/** How far it is. `broken`: the list could not be read to its end, and why. `tooMany`: more match than are taken. */
export type Taking =
  | { readonly kind: 'reading'; readonly loaded: number; readonly total: number | undefined }
  | { readonly kind: 'broken'; readonly loaded: number; readonly error: unknown }
  | { readonly kind: 'tooMany'; readonly count: number };

export interface TakeAllOptions<Row> {
  readonly read: Read;
  readonly definition: Indexed<Row>;
  readonly text: string;
  /** No more rows are taken than these. */
  readonly most: number;
  /** Called with all rows that match, once the whole list is read. */
  readonly onTaken: (rows: readonly Row[], asOf: string) => void;
}

export interface TakeAll {
  /** Undefined when nothing is under way, or was in vain. */
  readonly taking: Taking | undefined;
  readonly begin: () => void;
  /** Takes nothing, and reads no further for it. */
  readonly giveUp: () => void;
}

/** Takes all rows of a list that match a text: those of the whole list, which is read first where it is not here yet. */
export function useTakeAll<Row>({ read, definition, text, most, onTaken }: TakeAllOptions<Row>): TakeAll {
  const client = useQueryClient();
  const locale = useLocale();
  const [taking, setTaking] = useState<Taking>();
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), []);

  function end(how: Taking | undefined) {
    leave.current?.();
    leave.current = undefined;
    setTaking(how);
  }

  function begin() {
    end({ kind: 'reading', loaded: 0, total: undefined });
    let isBegun = false;
    leave.current = follow(client, read, definition, { text, columns: [], sort: undefined, locale }, (view) => {
      const { loaded, total, cost, error, asOf = '' } = view;
      if (cost !== undefined) end({ kind: 'tooMany', count: cost.rows });
      else if (isWhole(view) && view.rows.length > most) end({ kind: 'tooMany', count: view.rows.length });
      else if (isWhole(view)) {
        end(undefined);
        onTaken(view.rows, asOf);
      } else if (view.running) {
        isBegun = true;
        setTaking({ kind: 'reading', loaded, total });
      } else if (isBegun) end({ kind: 'broken', loaded, error });
      else {
        // Its reading was stopped, or broke off, before.
        isBegun = true;
        view.readAll();
      }
    });
  }

  return { taking, begin, giveUp: () => end(undefined) };
}

const isWhole = ({ complete, running }: DirectoryView<unknown>) => complete && !running;
