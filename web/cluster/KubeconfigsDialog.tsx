import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/api/call.ts';
import type { Scope } from '#web/api/scope.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { nameText } from '#web/ui/name-text.ts';
import { namesOfKubeconfigs } from './kubeconfig-name.ts';

/** A cluster of any place. */
export interface PlacedCluster {
  readonly scope: Pick<Scope, 'region' | 'id'>;
  readonly id: string;
  readonly name: string;
}

export interface KubeconfigsDialogProps {
  clusters: readonly PlacedCluster[];
  onClose: () => void;
}

interface Outcome {
  readonly saved: number;
  readonly failed: readonly { readonly cluster: PlacedCluster; readonly why: unknown }[];
}

/**
 * Saves the access files of several clusters, one after the other: each goes from the answer straight into a file, beside
 * every cache; what comes after the dialog has gone is dropped.
 */
export function KubeconfigsDialog({ clusters, onClose }: KubeconfigsDialogProps) {
  const t = useTranslations('wave.kubeconfigs');
  const { cancel, close } = useKitText();
  const explain = useExplain();
  const [fetched, setFetched] = useState<{ readonly done: number; readonly count: number }>();
  const [outcome, setOutcome] = useState<Outcome>();
  const leaving = useRef<AbortController>(undefined);
  const files = namesOfKubeconfigs(clusters);
  useEffect(() => () => leaving.current?.abort(), []);
  const wanted = outcome === undefined ? clusters : outcome.failed.map(({ cluster }) => cluster);

  async function save() {
    const { signal } = (leaving.current = new AbortController());
    const failed: { cluster: PlacedCluster; why: unknown }[] = [];
    for (const [index, cluster] of wanted.entries()) {
      setFetched({ done: index + 1, count: wanted.length });
      try {
        const { scope, id } = cluster;
        const path = { spaceId: scope.id, clusterId: id };
        const { kubeConfig } = await call(scope.region, 'GetKubeConfig', { path, signal });
        if (signal.aborted) return;
        if (typeof kubeConfig !== 'string' || kubeConfig === '') throw new Error(t('empty'));
        saveFile(files.get(cluster.id) ?? '', kubeConfig, 'application/yaml');
      } catch (why) {
        if (signal.aborted) return;
        failed.push({ cluster, why });
      }
    }
    setFetched(undefined);
    setOutcome({ saved: (outcome?.saved ?? 0) + wanted.length - failed.length, failed });
  }

  return (
    <Dialog
      title={t('title', { count: clusters.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{outcome === undefined ? cancel : close}</Button>
          {wanted.length === 0 ? undefined : (
            <Button
              variant="primary"
              icon={DownloadIcon}
              pending={fetched !== undefined}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks
              autoFocus
              onClick={() => void save()}
            >
              {t(outcome === undefined ? 'save' : 'again', { count: wanted.length })}
            </Button>
          )}
        </>
      }
    >
      <p>{t('lead')}</p>
      <ul className="effects">
        <li>{t('credential')}</li>
        <li>{t('notKept')}</li>
      </ul>
      {fetched === undefined ? undefined : (
        <Progress label={t('progress', fetched)} percent={(100 * fetched.done) / fetched.count} />
      )}
      {outcome === undefined || fetched !== undefined ? undefined : (
        <Notice
          tone={outcome.failed.length > 0 ? 'error' : 'good'}
          announce
          title={t('saved', { count: outcome.saved })}
        >
          {outcome.failed.length === 0 ? undefined : (
            <>
              <p>{t('failed', { count: outcome.failed.length })}</p>
              <ul>
                {outcome.failed.map(({ cluster, why }) => (
                  <li key={cluster.id}>{`${nameText(cluster.name)}: ${explain(why).title}`}</li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </Dialog>
  );
}
