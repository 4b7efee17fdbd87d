import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** In a space in which nothing is and nothing was lately: how one begins. Who is in it is said only where it is known. */
export function SpaceToDoFirst({ scope }: { scope: Scope }) {
  const t = useTranslations('glance.bare');
  const { data } = useQuery(
    queryFor(scope.region, 'ListUserSpace', { path: { spaceId: scope.id }, page: { size: 1 } }),
  );
  const isDeserted = data?.items.length === 0;
  return (
    <EmptyState
      kind="none-yet"
      title={t('title')}
      actions={
        <>
          <ButtonLink to={paths.newCluster(scope)}>{t('create')}</ButtonLink>
          <ButtonLink to={paths.users(scope)}>{t('people')}</ButtonLink>
        </>
      }
    >
      {t('lead')}
      {isDeserted ? ` ${t('deserted')}` : undefined}
    </EmptyState>
  );
}
