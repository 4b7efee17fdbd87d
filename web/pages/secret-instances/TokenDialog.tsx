import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { SecretInstance } from '#shared/contract/platform/secret-instances.ts';
import { learnUnavailable } from '#web/api/unavailable.ts';
import { call } from '#web/api/call.ts';
import type { Scope } from '#web/api/scope.ts';
import { RevealDialog } from '#web/services/RevealDialog.tsx';

export interface TokenDialogProps {
  scope: Scope;
  instance: SecretInstance;
  onClose: () => void;
}

/** Shows the token of a secret manager's administrator, once. */
export function TokenDialog({ scope: { region, id: spaceId }, instance: { id, name }, onClose }: TokenDialogProps) {
  const t = useTranslations('secrets.token');
  const client = useQueryClient();
  const path = { spaceId, instanceId: id };

  async function fetch(signal: AbortSignal): Promise<string> {
    try {
      const { token } = await call(region, 'GetSecretInstancePassword', { path, signal });
      return token;
    } catch (error) {
      void learnUnavailable(client, [region, 'GetSecretInstance', { path }], 'GetSecretInstancePassword', error);
      throw error;
    }
  }

  return (
    <RevealDialog
      region={region}
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      fetch={fetch}
      shownTitle={t('shown', { name })}
      secretLabel={t('label')}
      copyLabel={t('copy')}
      onClose={onClose}
    >
      <p>{t('lead')}</p>
    </RevealDialog>
  );
}
