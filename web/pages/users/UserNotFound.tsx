import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** There is no such user in this scope; in a space, it may well be one of the organisation. */
export function UserNotFound() {
  const t = useTranslations('user.page');
  const scope = useScope();
  return (
    <>
      <PageHead
        title={t('notFoundTitle')}
        lead={scope.kind === 'space' ? t('notFoundSpace') : t('notFoundOrganisation')}
      />
      <p>
        <ButtonLink to={paths.users(scope)}>{t('allUsers')}</ButtonLink>
      </p>
    </>
  );
}
