import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { userName } from './user-words.ts';

export interface CreatedNoticeProps {
  user: User;
  onIssueLink: () => void;
  /** Left out in a space, where the new user is assigned already. */
  onAssign: (() => void) | undefined;
  onDismiss: () => void;
}

/** A user was created, and what usually comes next; stays until the reader has done with it. */
export function CreatedNotice({ user, onIssueLink, onAssign, onDismiss }: CreatedNoticeProps) {
  const t = useTranslations('user.create');
  const users = useTranslations('users.actions');
  const scope = useScope();
  const name = userName(user);
  return (
    <Notice
      tone="good"
      announce
      title={t('created', { name })}
      actions={
        <>
          <Button size="small" variant="primary" onClick={onIssueLink}>
            {t('issueLink')}
          </Button>
          {onAssign === undefined ? undefined : (
            <Button size="small" onClick={onAssign}>
              {users('assign')}
            </Button>
          )}
          <ButtonLink size="small" to={paths.user(scope, user.id)}>
            {t('open', { name })}
          </ButtonLink>
          <Button size="small" variant="quiet" onClick={onDismiss}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p>{t('next')}</p>
    </Notice>
  );
}
