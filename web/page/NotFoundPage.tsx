import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from './PageTitle.tsx';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const t = useTranslations('core.problem');
  return (
    <>
      <PageTitle title={t('notFoundTitle')} />
      <h1 className="visually-hidden">{t('notFoundTitle')}</h1>
      <EmptyState
        kind="none-match"
        title={t('notFoundTitle')}
        actions={<ButtonLink to={paths.home}>{t('home')}</ButtonLink>}
      >
        {t('notFound')}
      </EmptyState>
    </>
  );
}
