import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** In the place of operations, where the region keeps none: the state of the cluster is what there is to see. */
export function WithoutOperations({ scope }: { scope: Scope }) {
  const t = useTranslations('operations');
  return (
    <EmptyState
      kind="none-match"
      title={t('unsupportedTitle', { region: scope.region })}
      actions={<ButtonLink to={paths.clusters(scope)}>{t('toClusters')}</ButtonLink>}
    >
      {t('unsupported')}
    </EmptyState>
  );
}
