import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** There is no such role in this scope; it may well exist in another one. */
export function RoleNotFound() {
  const t = useTranslations('role');
  const scope = useScope();
  return (
    <>
      <PageHead title={t('notFoundTitle')} lead={t('notFound')} />
      <p>
        <ButtonLink to={paths.roles(scope)}>{t('allRoles')}</ButtonLink>
      </p>
    </>
  );
}
