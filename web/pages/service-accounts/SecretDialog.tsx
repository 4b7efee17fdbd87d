import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { UnreadDialog } from '#web/form/UnreadDialog.tsx';
import type { SecretPair } from './env-file.ts';
import { SecretPanel, type Taken } from './SecretPanel.tsx';

export interface SecretDialogProps {
  pair: SecretPair;
  children?: ReactNode;
  /** The secret was taken away; it is gone with this dialog. */
  onClose: () => void;
}

/** Shows a new secret, until it was copied, saved or said to be stored. */
export function SecretDialog({ pair, children, onClose }: SecretDialogProps) {
  const t = useTranslations('account.secret');
  const [taken, setTaken] = useState<Taken>();
  return (
    <UnreadDialog
      title={t('title', { name: pair.name })}
      unread={taken === undefined ? t('unread') : undefined}
      doneLabel={t('done')}
      onClose={onClose}
    >
      <SecretPanel pair={pair} taken={taken} onTaken={setTaken}>
        {children}
      </SecretPanel>
    </UnreadDialog>
  );
}
