import { useTranslations } from 'use-intl';
import { profilesRead } from '#web/cluster/cluster-reads.ts';
import { paths } from '#web/address/paths.ts';
import { ServiceList } from '#web/services/ServiceList.tsx';
import { useWholeList } from '#web/services/use-whole-list.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { profileRows } from './profile-rows.ts';
import { profileList, useProfileColumns } from './profiles-columns.tsx';

/** The sizes of nodes that clusters can have in the region. */
export function NodeProfilesPage() {
  const t = useTranslations('profiles');
  const scope = useScope();
  const list = useWholeList(profileList, {
    columns: useProfileColumns(),
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
        rowName={({ name }) => name}
        none={{ title: t('noneTitle'), words: t('none') }}
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
    </>
  );
}
