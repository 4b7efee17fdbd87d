import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Registry } from '#shared/contract/platform/registries.ts';
import { learnUnavailable } from '#web/api/unavailable.ts';
import { call } from '#web/api/call.ts';
import type { Scope } from '#web/api/scope.ts';
import { apiCall } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { RevealDialog } from '#web/services/RevealDialog.tsx';
import { whenSettled } from './when-settled.ts';
import { Notice } from '#web/ui/Notice.tsx';

export interface PasswordDialogProps {
  scope: Scope;
  registry: Registry;
  /** Replaces the password before it is read. */
  reset: boolean;
  onClose: () => void;
}

const patience = { every: 2_000, atMost: 10 * 60_000 };

/**
 * Shows a registry's password once, a new one if asked for: the old one is dead as soon as the region has accepted the
 * reset, and the new one can be read when it is done (behaviours B8.9).
 */
export function PasswordDialog({ scope, registry, reset, onClose }: PasswordDialogProps) {
  const t = useTranslations('registries');
  const client = useQueryClient();
  const { region } = scope;
  const { id: registryId, name } = registry;
  const path = { spaceId: scope.id, registryId };
  const [accepted, setAccepted] = useState(false);
  // A second try after the reset was accepted must not reset once more.
  const isReset = useRef(!reset);

  async function fetch(signal: AbortSignal): Promise<string> {
    const operation = isReset.current ? 'ReadRegistryPassword' : 'ResetRegistryPassword';
    try {
      if (!isReset.current) {
        await call(region, 'ResetRegistryPassword', { path });
        isReset.current = true;
        setAccepted(true);
      }
      const read = () => call(region, 'ReadRegistryPassword', { path, signal });
      const { password } = await (reset ? whenSettled(read, { ...patience, signal }) : read());
      return password;
    } catch (error) {
      void learnUnavailable(client, [region, 'GetRegistry', { path }], operation, error);
      throw error;
    }
  }

  return (
    <RevealDialog
      region={region}
      title={reset ? t('reset.title', { name }) : t('read.title', { name })}
      confirmLabel={accepted ? t('read.confirm') : reset ? t('reset.confirm') : t('read.confirm')}
      danger={reset && !accepted}
      fetch={fetch}
      shownTitle={reset ? t('reset.shown', { name }) : t('read.shown', { name })}
      secretLabel={t('password')}
      copyLabel={t('copyPassword')}
      onClose={onClose}
    >
      {accepted ? (
        <Notice tone="info" announce title={t('reset.acceptedTitle')}>
          {t('reset.accepted')}
        </Notice>
      ) : (
        <>
          <p>{reset ? t('reset.lead') : t('read.lead')}</p>
          {reset ? <AsApiCall call={apiCall(region, 'ResetRegistryPassword', { path })} /> : undefined}
        </>
      )}
    </RevealDialog>
  );
}
