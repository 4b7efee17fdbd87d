import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { folded } from '#web/directory/folded.ts';
import { finderOf } from '#web/directory/matches-words.ts';
import { useSpaceWalk } from '#web/scope/use-space-walk.ts';
import type { RemoteOptions } from '#web/ui/option.ts';

export interface SpaceOptions extends RemoteOptions {
  readonly error: Error | null;
}

/** Spaces that are ready and fit `text`: paged by the region, searched until all are loaded. */
export function useSpaceOptions(
  region: string,
  organisationId: string,
  text: string,
  without: ReadonlySet<string>,
): SpaceOptions {
  const t = useTranslations('core.shell');
  const { spaces, error, hasNextPage, isFetching, isError, fetchNextPage } = useSpaceWalk({ region, organisationId });
  const searching = text.trim() !== '' && hasNextPage && !isFetching && !isError;

  useEffect(() => {
    if (searching) void fetchNextPage();
  }, [searching, fetchNextPage]);

  const all = spaces ?? [];
  const usable = all.filter(({ id, status }) => !without.has(id) && (status ?? 'READY') === 'READY');
  // What was chosen stands in the field: opening the list again shows the others too.
  const chosen = usable.some(({ id, name }) => (name ?? id) === text);
  const isFound = finderOf(chosen ? '' : text);
  return {
    options: usable
      .filter(({ name = '', id }) => isFound(folded(`${name} ${id}`)))
      .map(({ id, name, description }) => ({ id, label: name ?? id, detail: description ?? t('space') })),
    loading: isFetching,
    onLoadMore: hasNextPage ? () => void fetchNextPage() : undefined,
    error,
  };
}
