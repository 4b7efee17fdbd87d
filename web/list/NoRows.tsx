import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { ListViewProps } from './ListView.tsx';
import type { List } from './use-list.ts';

export interface NoRowsProps extends Pick<ListViewProps<never>, 'none'> {
  list: Pick<List<never>, 'state' | 'walk' | 'change' | 'narrowing'>;
}

/** Why no row is shown: nothing passes the filter, or the page is empty. */
export function NoRows({ list, none }: NoRowsProps) {
  const t = useTranslations('directory');
  const { text, after } = list.state;
  // What it says is said above the list.
  if (list.walk?.cost !== undefined) return undefined;
  if (text === '' && after === undefined) {
    return (
      <EmptyState kind="none-match" title={none.title} actions={none.actions}>
        {none.words}
      </EmptyState>
    );
  }
  if (text === '') {
    return (
      <EmptyState
        kind="none-match"
        title={t('emptyPageTitle')}
        actions={<Button onClick={() => list.change({ text: '' })}>{t('firstPageLink')}</Button>}
      >
        {t('emptyPage')}
      </EmptyState>
    );
  }
  const { walk, narrowing } = list;
  const unfinished = walk?.complete === false || narrowing?.isWhole === false;
  return (
    <EmptyState
      kind="none-match"
      title={unfinished ? t('noneMatchSoFar', { text }) : t('noneMatchTitle', { text })}
      actions={<Button onClick={() => list.change({ text: '' })}>{t('clearFilter')}</Button>}
    >
      {unfinished && !walk?.running ? t('noneMatchStopped') : t('noneMatch')}
    </EmptyState>
  );
}
