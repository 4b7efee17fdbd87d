import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Reply } from '#shared/contract/catalogue.ts';
import { newestFirst } from '#shared/rules/name-order.ts';
import { queryFor } from '#web/api/queries.ts';
import { profilesRead } from '#web/cluster/cluster-reads.ts';
import { offeredProfiles } from '#web/cluster/node-profiles.ts';
import { CreateGate } from '#web/access/Creation.tsx';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { firstClusters, versionsRead } from './clusters-read.ts';
import { CreateClusterForm } from './CreateClusterForm.tsx';

/** Creating a cluster: the form opens once it is known what the region offers. */
export function CreateClusterPage() {
  const t = useTranslations('clusters');
  const scope = useScope();
  const { region } = scope;
  const versions = useQuery({ ...queryFor(...versionsRead(region)), staleTime: Infinity });
  const profiles = useQuery({ ...queryFor(...profilesRead(region)), staleTime: Infinity });
  // Beside clusters that one may not see, the form would ask in vain.
  const clusters = useQuery(queryFor(...firstClusters(scope)));
  const failed = [versions, profiles].find(({ isError }) => isError);

  const form = (offered: Reply<'ListKubernetesVersions'>, known: Reply<'ListNodeProfiles'>) => (
    <CreateClusterForm
      scope={scope}
      versions={offered.versions.toSorted(newestFirst)}
      profiles={offeredProfiles(known)}
    />
  );
  return (
    <>
      <PageHead
        title={t('form.title')}
        lead={t('form.lead')}
        parent={{ label: t('title'), to: paths.clusters(scope) }}
      />
      {clusters.isLoading ? (
        <PageSkeleton />
      ) : (
        <CreateGate operation="CreateCluster" list={{ rows: clusters.data && [], error: clusters.error }}>
          {versions.data && profiles.data ? (
            form(versions.data, profiles.data)
          ) : failed ? (
            <ProblemPanel
              error={failed.error}
              region={region}
              titles={{ failed: versions.isError ? t('form.versionsFailed') : t('form.profilesFailed') }}
              onRetry={() => {
                void versions.refetch();
                void profiles.refetch();
              }}
            />
          ) : (
            <PageSkeleton />
          )}
        </CreateGate>
      )}
    </>
  );
}
