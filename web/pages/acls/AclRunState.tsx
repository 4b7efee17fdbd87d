import { useTranslations } from 'use-intl';
import type { AclRun } from './use-acl-run.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Progress } from '#web/ui/Progress.tsx';

/** How far a change of ACLs has come, and why it did not get further. */
export function AclRunState({ run }: { run: AclRun }) {
  const t = useTranslations('acls.run');
  const { running, progress, receipt, error } = run;
  if (!running && error === undefined) return undefined;
  const words = progress === undefined ? t('reading') : t('progress', progress);
  return (
    <div className="sweep">
      {running ? (
        <div className="sweep-head">
          <output>{words}</output>
          <Progress
            label={words}
            percent={progress && progress.total > 0 ? (100 * progress.done) / progress.total : undefined}
          />
        </div>
      ) : (
        <>
          {error === undefined ? undefined : <ActionFailure error={error} />}
          {receipt === undefined ? undefined : (
            <p>{t('partly', { done: receipt.changed.length, left: receipt.left.flat().length })}</p>
          )}
        </>
      )}
    </div>
  );
}
