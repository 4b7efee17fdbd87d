import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from './PageTitle.tsx';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const t = useTranslations('soon.notFound');
  return (
    <>
      <PageTitle title={t('title')} />
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState kind="none-match" title={t('title')} actions={<ButtonLink to={paths.home}>{t('home')}</ButtonLink>}>
        {t('lead')}
      </EmptyState>
    </>
  );
}
