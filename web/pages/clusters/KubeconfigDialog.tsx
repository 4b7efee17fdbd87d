import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { call } from '#web/api/call.ts';
import type { Scope } from '#web/api/scope.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.ts';
import { kubeconfigName } from '#web/cluster/kubeconfig-name.ts';

export interface KubeconfigDialogProps {
  scope: Scope;
  cluster: Cluster;
  onClose: () => void;
}

/**
 * Saves the access file of a cluster. It is a credential: it goes from the answer straight into a file, beside every
 * cache, and is never shown; an answer that comes after the dialog has gone is dropped.
 */
export function KubeconfigDialog({ scope, cluster, onClose }: KubeconfigDialogProps) {
  const t = useTranslations('clusters.kubeconfig');
  const { cancel } = useKitText();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const leaving = useRef<AbortController>(undefined);
  const file = kubeconfigName(cluster.name);
  useEffect(() => () => leaving.current?.abort(), []);

  async function save() {
    const { signal } = (leaving.current = new AbortController());
    setPending(true);
    setError(undefined);
    try {
      const path = { spaceId: scope.id, clusterId: cluster.id };
      const { kubeConfig } = await call(scope.region, 'GetKubeConfig', { path, signal });
      if (signal.aborted) return;
      if (typeof kubeConfig !== 'string' || kubeConfig === '') throw new Error(t('empty'));
      saveFile(file, kubeConfig, 'application/yaml');
      showToast(t('saved', { file }));
      onClose();
    } catch (reason) {
      if (!signal.aborted) setError(reason);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      title={t('title', { name: cluster.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks */}
          <Button variant="primary" icon={DownloadIcon} pending={pending} autoFocus onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p>{t('lead')}</p>
      <ul className="effects">
        <li>{t('credential')}</li>
        <li>{t('notKept')}</li>
      </ul>
      <p className="quiet">
        {t('fileName')} <code>{file}</code>
      </p>
      {error === undefined ? undefined : <ActionFailure error={error} />}
    </Dialog>
  );
}
