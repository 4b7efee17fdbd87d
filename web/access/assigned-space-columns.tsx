import type { Space } from '#shared/contract/iam/organisations.ts';
import { SpaceStatus } from '#web/scope/SpaceStatus.tsx';
import type { Column } from '#web/table/column.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { shortId } from '#web/ui/short-id.ts';

/** A space somebody is assigned to; what it is called comes after its id, or never when it may not be read. */
export interface SpaceRow {
  readonly id: string;
  readonly space: Space | undefined;
}

export interface SpaceColumnWords {
  readonly columns: { readonly name: string; readonly status: string; readonly id: string };
  readonly copyId: (space: string) => string;
}

export function spaceNameOf({ id, space }: SpaceRow): string {
  return space?.name ?? shortId(id);
}

/** Columns of the spaces; `naming` while the names are on their way. */
export function spaceColumns({ columns, copyId }: SpaceColumnWords, naming: boolean): readonly Column<SpaceRow>[] {
  return [
    {
      id: 'name',
      header: columns.name,
      cell: (row) => (naming && row.space === undefined ? <Skeleton width={14} /> : spaceNameOf(row)),
    },
    {
      id: 'status',
      header: columns.status,
      cell: ({ space }) => <SpaceStatus status={space?.status} />,
      narrow: 'column',
      width: '9rem',
      letters: 8,
    },
    {
      id: 'id',
      header: columns.id,
      cell: (row) => <Copy value={row.id} shown={shortId(row.id)} label={copyId(spaceNameOf(row))} />,
      narrow: 'hidden',
      width: '9rem',
      letters: 8,
    },
  ];
}
