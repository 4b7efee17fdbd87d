import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { accountName } from './account-words.ts';
import type { Successor } from './use-successor.ts';

export interface ResumedSuccessorProps {
  scope: Scope;
  successor: Successor;
  accepted: boolean;
  onAccept: () => void;
}

/**
 * Going on with an account that the address names. It is shown and asked about first: whoever follows a link from
 * somebody else must not give the rights to that one's account.
 */
export function ResumedSuccessor({ scope, successor, accepted, onAccept }: ResumedSuccessorProps) {
  const t = useTranslations('rotation.resume');
  const { id = '', account, error, retry, gone, forget } = successor;
  const again = (
    <Button size="small" onClick={forget}>
      {t('again')}
    </Button>
  );
  if (gone) {
    return (
      <Notice tone="warning" title={t('gone')} actions={again} announce>
        <p>{id}</p>
      </Notice>
    );
  }
  if (account === undefined) return error === null ? undefined : <ActionFailure error={error} onRetry={retry} />;
  const name = accountName(account);
  return (
    <>
      <p>
        <TextLink to={paths.serviceAccount(scope, id)}>{nameText(name)}</TextLink> <code>{id}</code>
      </p>
      {accepted ? undefined : (
        <Notice
          tone="info"
          title={t('title', { name })}
          actions={
            <>
              <Button size="small" variant="primary" onClick={onAccept}>
                {t('goOn', { name })}
              </Button>
              {again}
            </>
          }
        >
          <p>{t('sure')}</p>
          <p>{t('secret')}</p>
        </Notice>
      )}
    </>
  );
}
