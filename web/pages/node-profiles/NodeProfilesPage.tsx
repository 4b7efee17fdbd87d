import { useTranslations } from 'use-intl';
import { profilesRead } from '#web/cluster/cluster-reads.ts';
import { paths } from '#web/address/paths.ts';
import { ServiceList } from '#web/services/ServiceList.tsx';
import { useWholeList } from '#web/services/use-whole-list.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import type { ListDefinition } from '#web/list/list-definition.ts';
import type { Column } from '#web/table/column.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { profileRows, type ProfileRow } from './profile-rows.ts';

/** The sizes of nodes that clusters can have in the region. */
export function NodeProfilesPage() {
  const t = useTranslations('profiles');
  const scope = useScope();
  const columns = useProfileColumns();
  const list = useWholeList(profileList, {
    read: profilesRead(scope.region),
    itemsOf: profileRows,
  });
  return (
    <>
      <PageHead
        title={t('title')}
        beside={list.total}
        lead={t('lead', { region: scope.region })}
        actions={
          <ButtonLink icon={PlusIcon} to={paths.newCluster(scope)}>
            {t('createCluster')}
          </ButtonLink>
        }
      />
      <ServiceList
        list={list}
        region={scope.region}
        caption={t('title')}
        filterLabel={t('filter')}
        columns={columns}
        rowName={({ name }) => name}
        none={{ title: t('noneTitle'), words: t('none') }}
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
    </>
  );
}

function useProfileColumns(): readonly Column<ProfileRow>[] {
  const t = useTranslations('profiles');
  const unknown = <span className="quiet">{t('unknown')}</span>;
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name, sortable: true },
    {
      id: 'cpu',
      header: t('columns.cpu'),
      cell: ({ cpu }) => (cpu === undefined ? unknown : t('cpu', { cpu })),
      sortable: true,
      narrow: 'column',
      width: '8rem',
      letters: 6,
    },
    {
      id: 'memory',
      header: t('columns.memory'),
      cell: ({ memory }) => (memory === undefined ? unknown : t('memory', { memory })),
      sortable: true,
      width: '8rem',
      letters: 6,
    },
    {
      id: 'gpu',
      header: t('columns.gpu'),
      cell: ({ gpu }) => gpu ?? <span className="quiet">{t('gpuWithPool')}</span>,
      sortable: true,
      width: '34%',
      letters: 20,
    },
  ];
}

const profileList: ListDefinition<ProfileRow> = {
  rowKey: ({ name }) => name,
  wordsOf: ({ name, cpu, memory, gpu }: ProfileRow) => [name, cpu, memory, gpu].join(' '),
  sortKeys: {
    name: ({ name }) => name,
    cpu: ({ cpu }) => cpu,
    memory: ({ memory }) => memory,
    gpu: ({ gpu }) => gpu,
  },
};
