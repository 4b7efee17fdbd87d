import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { appliedBy, EffectDialog } from '#web/access/EffectGate.tsx';
import { leavingAccounts } from '#web/access/leaving-accounts.ts';
import { LossSection } from '#web/access/LossSection.tsx';
import { useLossGaps } from '#web/access/use-loss-gaps.ts';
import { useLoss } from '#web/access/use-loss.ts';
import { mutationInScope } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { apiCallInScope } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { showToast } from '#web/ui/toast.ts';
import { accountName } from './account-words.ts';
import { OwnAccountGate } from './OwnAccountGate.tsx';

export interface DeleteAccountDialogProps {
  account: ServiceAccount;
  /** The organisation, or the space to take it out of. */
  scope: Scope;
  /** Of the space. */
  spaceName?: string | undefined;
  onClose: () => void;
  onLeft: () => void;
}

/**
 * Deletes an account, or takes it out of a space: there the region deletes an account that was created in it and only
 * detaches any other, and the contract does not tell which it is (behaviours B8.5). The name is typed for both.
 */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { account, scope, onClose } = props;
  return (
    <OwnAccountGate region={scope.region} accountId={account.id} onClose={onClose}>
      <Question {...props} />
    </OwnAccountGate>
  );
}

function Question({ account, scope, spaceName, onClose, onLeft }: DeleteAccountDialogProps) {
  const t = useTranslations('account.delete');
  const name = accountName(account);
  const { id: serviceAccountId } = account;
  const subject = { type: 'serviceAccounts', id: serviceAccountId } as const;
  const effect = useLoss(scope, subject);
  const { mutateAsync, error } = useMutation({
    ...mutationInScope(scope, 'DeleteServiceAccount'),
    onSuccess: () => {
      leavingAccounts.add({ scope, id: serviceAccountId, name });
      showToast(t('accepted', { name }));
      onLeft();
    },
  });
  const inSpace = scope.kind === 'space';
  const space = spaceName ?? t('thisSpace');
  const args = { path: { serviceAccountId } };
  return (
    <EffectDialog
      title={inSpace ? t('titleSpace', { name, space }) : t('title', { name })}
      confirmLabel={inSpace ? t('confirmSpace') : t('confirm')}
      danger
      typedName={name}
      effect={effect}
      {...useLossGaps(effect, scope)}
      error={error && <ActionFailure error={error} />}
      onApply={() => appliedBy(mutateAsync(args))}
      onClose={onClose}
    >
      {inSpace ? (
        <ul className="effects">
          <li>{t('createdHere')}</li>
          <li>{t('assignedHere')}</li>
          <li>{t('rightsHere')}</li>
        </ul>
      ) : (
        <ul className="effects">
          <li>{t('tokens')}</li>
          <li>{t('rights')}</li>
          <li>{t('moments')}</li>
        </ul>
      )}
      <LossSection effect={effect} subject={subject} from={scope} isGated />
      <p>{inSpace ? t('finalSpace') : t('final')}</p>
      <AsApiCall call={apiCallInScope(scope, 'DeleteServiceAccount', args)} />
    </EffectDialog>
  );
}
