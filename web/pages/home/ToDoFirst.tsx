import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { partsOf } from './sight.ts';
import type { SeenNow } from './use-sight.ts';

/** In an organisation without a space: how one begins. */
export function ToDoFirst({ seen }: { seen: SeenNow }) {
  const t = useTranslations('glance.empty');
  const first = partsOf(seen.parts, 'spaces').find(({ of }) => of === 'organisation');
  const { region = '', organisationId = '' } = first ?? {};
  const scope = { region, kind: 'organisation', id: organisationId } as const;
  return (
    <EmptyState
      kind="none-yet"
      title={t('title')}
      actions={
        <>
          <ButtonLink to={`${paths.spaces(scope)}?create`}>{t('create')}</ButtonLink>
          <ButtonLink to={paths.users(scope)}>{t('people')}</ButtonLink>
        </>
      }
    >
      {t('lead')}
    </EmptyState>
  );
}
