import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { useGranularMove, type MoveFailure } from './use-granular-move.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import type { Subject } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { GranularRow } from './granular-row.ts';

export interface MoveGranularDialogProps {
  subject: Subject;
  name: string;
  row: GranularRow;
  /** The ACLs that give the same. */
  items: readonly AclItem[];
  onClose: () => void;
  /** Something has changed: ACLs are there, and perhaps the granular policy is gone. */
  onMoved: () => void;
}

/** Asks before a granular policy becomes ACLs, and says how far it came when it does not. */
export function MoveGranularDialog({ subject, name, row, items, onClose, onMoved }: MoveGranularDialogProps) {
  const t = useTranslations('acls.granular');
  const move = useGranularMove(useScope(), subject);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<MoveFailure>();
  const count = items.length;

  async function apply() {
    setPending(true);
    setFailure(undefined);
    const failed = await move(row, row.objectType, items);
    setPending(false);
    setFailure(failed);
    if (failed?.kind === 'acls') return;
    onMoved();
    if (failed !== undefined) return;
    showToast(t('moved', { count }));
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('moveTitle', { action: row.action, object: `${row.objectType} ${shownResource(row.objectId)}` })}
      confirmLabel={t('moveConfirm')}
      pending={pending}
      error={
        failure === undefined ? undefined : (
          <>
            {failure.kind === 'acls' ? undefined : (
              <Notice tone="warning" announce>
                {t(failure.kind)}
              </Notice>
            )}
            {failure.error === undefined || failure.kind === 'notOffered' ? undefined : (
              <ActionFailure error={failure.error} />
            )}
          </>
        )
      }
      onConfirm={() => void apply()}
      onClose={onClose}
    >
      <p>{t('moveLead', { count, name })}</p>
    </ConfirmDialog>
  );
}
