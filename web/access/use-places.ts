import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isUuid } from '#shared/contract/path.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { folded } from '#web/directory/folded.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useSpaceWalk } from '#web/scope/use-space-walk.ts';
import type { Option } from '#web/ui/option.ts';
import { shortId } from '#web/ui/short-id.ts';

export interface Places {
  /** Those that fit the text, the organisation first. Ids are read by `placeFrom`. */
  readonly options: readonly Option[];
  readonly loading: boolean;
  readonly onLoadMore: (() => void) | undefined;
  /** Spaces could not be listed. */
  readonly failed: boolean;
}

/** `organisation:1234…` or `space:1234…`, as the scope it stands for; undefined for anything else. */
export function placeFrom(region: string, id: string): Scope | undefined {
  const [kind, uuid = ''] = id.split(':');
  return (kind === 'organisation' || kind === 'space') && isUuid(uuid) ? { region, kind, id: uuid } : undefined;
}

/** Organisation and spaces of a region; a text to look for walks over all spaces. */
export function usePlaces(region: string, text: string): Places {
  const t = useTranslations('access.places');
  const organisationId = useOrganisationId(region);
  const organisation = useQuery({
    ...queryFor(region, 'GetOrganisation', { path: { organisationId: organisationId ?? '' } }),
    enabled: organisationId !== undefined,
    staleTime: 10 * 60_000,
  });
  const { spaces = [], hasNextPage, isFetching, isError, fetchNextPage } = useSpaceWalk({ region, organisationId });
  const searching = text.trim() !== '' && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (searching) void fetchNextPage();
  }, [searching, fetchNextPage]);

  const wanted = text.trim();
  const all: Option[] = [
    ...(organisationId === undefined
      ? []
      : [
          {
            id: `organisation:${organisationId}`,
            label: organisation.data?.name ?? shortId(organisationId),
            detail: t('organisation'),
          },
        ]),
    ...spaces.map(({ id, name }) => ({ id: `space:${id}`, label: name ?? shortId(id), detail: t('space') })),
  ];
  const fitting = all.filter(({ id, label }) => folded(`${label} ${id}`).includes(folded(wanted)));
  const pasted: Option[] =
    isUuid(wanted) && fitting.length === 0
      ? [{ id: `space:${wanted.toLowerCase()}`, label: wanted.toLowerCase(), detail: t('space') }]
      : [];
  return {
    options: [...fitting, ...pasted],
    loading: isFetching,
    onLoadMore: hasNextPage && !isFetching ? () => void fetchNextPage() : undefined,
    failed: isError,
  };
}
