import { useTranslations } from 'use-intl';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import type { PermissionChange } from './use-permission-change.ts';

/** How far a change of many permissions has come, and why it did not get further. */
export function ChangeProgress({ change, region }: { change: PermissionChange; region: string }) {
  const t = useTranslations('role.change');
  const roles = useTranslations('roles');
  const { started, running, total, done, error, unavailable } = change;
  if (!started) return undefined;
  const words = t('progress', { done, total });
  return (
    <div className="sweep">
      <div className="sweep-head">
        <output>{words}</output>
        <Progress label={words} percent={total === 0 ? 100 : (100 * done) / total} />
      </div>
      {running || error === undefined ? undefined : unavailable ? (
        <Notice tone="warning" title={roles('unavailable')} announce>
          {roles('unavailableDetail', { region })}
        </Notice>
      ) : (
        <>
          <ActionFailure error={error} />
          <p>{t('partly', { done, total })}</p>
        </>
      )}
    </div>
  );
}
