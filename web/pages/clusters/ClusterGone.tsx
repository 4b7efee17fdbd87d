import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** In the place of a cluster that has been deleted while it was looked at; its operations stay readable (B6.6). */
export function ClusterGone({ scope, clusterId }: { scope: Scope; clusterId: string }) {
  const t = useTranslations('clusters');
  return (
    <EmptyState
      kind="none-match"
      title={t('detail.goneTitle')}
      actions={
        <>
          <ButtonLink to={paths.clusters(scope)}>{t('detail.toClusters')}</ButtonLink>
          <ButtonLink to={paths.operationsOf(scope, clusterId)}>{t('operationsOf')}</ButtonLink>
        </>
      }
    >
      {t('detail.gone')}
    </EmptyState>
  );
}
