import { useTranslations } from 'use-intl';
import { TableFoot } from '#web/table/TableToolbar.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Select } from '#web/ui/Select.tsx';
import { pageSizes } from './list-state.ts';
import type { List } from './use-list.ts';
import { LazyDirectoryBar } from './use-walk.ts';

/** Which rows these are of how many, how many at once, and the way to the next ones. */
export function ListFoot<Row>({ list, caption }: { list: List<Row>; caption: string }) {
  const t = useTranslations('core.list');
  const { state, rows, total, nextToken, goToNext } = list;
  const first = (state.page - 1) * state.size + 1;
  const last = first + (rows?.length ?? 0) - 1;
  return (
    <TableFoot>
      <Select
        label={t('pageSize')}
        value={String(state.size)}
        onChange={(event) => list.change({ size: Number(event.currentTarget.value) })}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
      <LazyDirectoryBar list={list} caption={caption} />
      <Pager
        label={t('pages')}
        onPrevious={list.goToPrevious}
        onNext={nextToken === undefined ? undefined : () => goToNext(nextToken)}
        pending={list.pending}
        firstReason={t('firstPage')}
        lastReason={t('lastPage')}
      >
        {last < first
          ? undefined
          : total === undefined
            ? t('rows', { first, last })
            : t('rowsOf', { first, last, total })}
      </Pager>
    </TableFoot>
  );
}
