import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { PageHead, type PageParent } from '#web/page/PageHead.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

export interface AccountUnreadProps {
  error: unknown;
  /** There is no such account in this scope; in a space, it may well be one of the organisation. */
  isMissing: boolean;
  parent: PageParent;
  onRetry: () => void;
}

/** In place of an account that is not here or could not be read. */
export function AccountUnread({ error, isMissing, parent, onRetry }: AccountUnreadProps) {
  const t = useTranslations('account.page');
  const scope = useScope();
  if (!isMissing) {
    const titles = { forbidden: t('forbiddenTitle'), failed: t('failedTitle') };
    return (
      <>
        <PageHead title={t('unknown')} parent={parent} />
        <ProblemPanel error={error} region={scope.region} titles={titles} onRetry={onRetry} />
      </>
    );
  }
  return (
    <>
      <PageHead
        title={t('notFoundTitle')}
        lead={scope.kind === 'space' ? t('notFoundSpace') : t('notFoundOrganisation')}
      />
      <p>
        <ButtonLink to={paths.serviceAccounts(scope)}>{t('all')}</ButtonLink>
      </p>
    </>
  );
}
