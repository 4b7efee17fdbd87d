import { useTranslations } from 'use-intl';
import type { Vm } from '#shared/contract/platform/vms.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { lacksRootVolume, rootDeviceOf } from './vm-facts.ts';

/** Whether a start was refused because there is nothing to start from (contract 4.3), and not for the machine's state. */
export function isVolumeMissing(vm: Vm, error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status === 409 && (lacksRootVolume(vm) || /volume/i.test(error.message));
}

/** What a machine without its system volume needs before it can start; with the region's refusal once it was tried. */
export function MissingVolume({ vm, error }: { vm: Vm; error: unknown }) {
  const t = useTranslations('vms.missingVolume');
  const { requestId } = useKitText();
  const device = rootDeviceOf(vm);
  const refused = isVolumeMissing(vm, error);
  return (
    <div className="form">
      <Notice tone={refused ? 'error' : 'warning'} announce={refused} title={t('title')}>
        <p>{t('words', { device })}</p>
        {refused ? (
          <>
            <p>{t('region', { detail: error.message })}</p>
            {error.requestId === undefined ? undefined : (
              <p className="form-request">
                {requestId} <code>{error.requestId}</code>
              </p>
            )}
          </>
        ) : undefined}
      </Notice>
      <p>{t('todo', { device })}</p>
    </div>
  );
}
