import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Space } from '#shared/contract/iam/organisations.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { CreateButton, Creation } from '#web/access/Creation.tsx';
import { ListView } from '#web/list/ListView.tsx';
import { defaultPageSize } from '#web/list/list-state.ts';
import { useList } from '#web/list/use-list.ts';
import { isPreparing, useLiveSpaces } from '#web/live/use-live-spaces.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { ClusterIcon, PencilIcon, UsersIcon } from '#web/ui/icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { Filled, MenuEntry } from '#web/ui/menu-item.ts';
import { showToast } from '#web/ui/toast.ts';
import { spaceName } from './space-words.ts';
import { useSpaceColumns } from './spaces-columns.tsx';
import { spaceList } from '#web/directory/searched-lists.ts';
import { allSpaces, spacesRead, type SpaceList } from './spaces.page.ts';

const CreateSpace = lazyPart(async () => (await import('./SpaceDrawer.tsx')).CreateSpace);
const EditSpace = lazyPart(async () => (await import('./SpaceDrawer.tsx')).EditSpace);

/** The spaces of an organisation, with how far those that are being created are. */
export function SpacesPage() {
  const t = useTranslations('spaces');
  const word = useTranslations('core.shell');
  const scope = useScope();
  const { region } = scope;
  const { kind, whole } = useSpaceList(scope);
  const read = useList<Space>(spaceList, {
    columns: useSpaceColumns(),
    read: (state) => spacesRead(scope, kind, state),
    walk: allSpaces(scope, kind),
  });
  const rows = useLiveSpaces(region, read.rows);
  useOpened(region, rows);
  const creation = usePanel('create');
  const edit = usePanel('edit');
  const edited = rows?.find(({ id }) => id === edit.subject);

  const rowActions = (space: Space): Filled<MenuEntry> => {
    const within: Scope = { region, kind: 'space', id: space.id };
    const disabledReason = reasonFor(space);
    return [
      { id: 'users', label: t('openUsers'), icon: UsersIcon, href: paths.users(within) },
      { id: 'clusters', label: t('openClusters'), icon: ClusterIcon, href: paths.clusters(within) },
      { id: 'edit', label: t('edit'), icon: PencilIcon, disabledReason, onAction: () => edit.open(space.id) },
    ];
  };
  const reasonFor = ({ status }: Space) => {
    if (status === 'FAILED') return t('failedLocked');
    return isPreparing({ status })
      ? t('notReady', { status: word('status', { status: status ?? 'UNKNOWN' }) })
      : undefined;
  };
  return (
    <>
      <PageHead
        title={t('title')}
        beside={read.total}
        lead={kind === 'ListSpaces' ? t('lead') : t('leadMine')}
        actions={
          <CreateButton list={whole} panel={creation} part={CreateSpace} operation="CreateSpace">
            {t('create')}
          </CreateButton>
        }
      />
      <ListView
        list={{ ...read, rows }}
        region={region}
        caption={t('caption')}
        filterLabel={t('filter')}
        rowName={spaceName}
        rowHref={({ id }) => paths.overview({ region, kind: 'space', id })}
        rowActions={rowActions}
        none={{
          title: t('noneTitle'),
          words: kind === 'ListSpaces' ? t('none') : t('noneMine'),
        }}
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
      <Creation list={whole} panel={creation} operation="CreateSpace">
        <CreateSpace scope={scope} onClose={creation.close} />
      </Creation>
      {edited === undefined ? undefined : <EditSpace scope={scope} space={edited} onClose={edit.close} />}
    </>
  );
}

/** All spaces, unless the region refuses: then those one is assigned to, and the page says so. */
function useSpaceList(scope: Scope) {
  const [region, id, args] = allSpaces(scope, 'ListSpaces');
  const { data, error } = useQuery(queryFor(region, id, { ...args, page: { size: defaultPageSize } }));
  const kind: SpaceList = error instanceof ApiProblem && error.status === 403 ? 'ListMySpaces' : 'ListSpaces';
  return { kind, whole: { rows: data?.items, error } };
}

/** Says when a space that was being prepared is ready, with the way in. */
function useOpened(region: string, rows: readonly Space[] | undefined): void {
  const t = useTranslations('spaces');
  const navigate = useNavigate();
  const before = useRef(new Set<string>());
  useEffect(() => {
    for (const space of rows ?? []) {
      if (isPreparing(space)) before.current.add(space.id);
      else if (before.current.delete(space.id) && space.status === 'READY') {
        const address = paths.overview({ region, kind: 'space', id: space.id });
        showToast(t('opened', { name: spaceName(space) }), {
          label: t('openedAction'),
          onPress: () => void navigate(address),
        });
      }
    }
  }, [region, rows, navigate, t]);
}
