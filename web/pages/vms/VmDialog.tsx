import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { ServiceFailure } from '#web/services/ServiceFailure.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { isVolumeMissing, MissingVolume } from './MissingVolume.tsx';
import { actionAsCall } from './send-action.ts';
import { lacksRootVolume } from './vm-facts.ts';
import type { StartedAction } from './use-vm-actions.tsx';

export interface VmDialogProps {
  scope: Scope;
  started: StartedAction;
  /** `force` turns the machine off instead of shutting it down. */
  onConfirm: (force: boolean) => void;
  onClose: () => void;
}

/** Says what an action on a machine means before it is sent, and why the region refused it. */
export function VmDialog({ scope, started: { action, vm, error, isSent = false }, onConfirm, onClose }: VmDialogProps) {
  const t = useTranslations('vms');
  const [force, setForce] = useState(false);
  const volumeMissing = isVolumeMissing(vm, error);
  return (
    <ConfirmDialog
      title={t(`dialog.${action}.title`, { name: vm.id })}
      confirmLabel={action === 'start' && error !== undefined ? t('dialog.start.again') : t(`dialog.${action}.confirm`)}
      danger={action === 'delete'}
      {...(action === 'delete' && { typedName: vm.id })}
      pending={isSent}
      error={volumeMissing ? undefined : <ServiceFailure error={error} region={scope.region} />}
      onConfirm={() => onConfirm(force)}
      onClose={onClose}
    >
      {action === 'start' && (volumeMissing || lacksRootVolume(vm)) ? (
        <MissingVolume vm={vm} error={error} />
      ) : (
        <p>{t(`dialog.${action}.lead`)}</p>
      )}
      {action === 'stop' ? (
        <Checkbox
          label={t('dialog.stop.force')}
          hint={t('dialog.stop.forceHint')}
          checked={force}
          onChange={({ currentTarget: { checked } }) => setForce(checked)}
        />
      ) : undefined}
      <AsApiCall call={actionAsCall(scope, action, vm.id, force)} />
    </ConfirmDialog>
  );
}
