import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Applied } from '#web/access/effect-reading.ts';
import { EffectDialog } from '#web/access/EffectGate.tsx';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import { useGranularMove, useMoveEffect, type MoveEffect, type MoveFailure } from './use-granular-move.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import type { Subject } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useScope } from '#web/scope/use-scope.ts';
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
  const scope = useScope();
  const apply = useGranularMove(scope, subject);
  const { action, objectId, objectType } = row;
  const move = useMemo(
    () => ({ action, objectId, objectType, acls: items }),
    // oxlint-disable-next-line react/exhaustive-deps -- the items follow from the row
    [action, objectId, objectType],
  );
  const effect = useMoveEffect(scope, subject, move);
  const [failure, setFailure] = useState<MoveFailure>();
  const count = items.length;

  async function carryOut(known: KnownEffect<MoveEffect>): Promise<Applied> {
    setFailure(undefined);
    const failed = await apply(known);
    setFailure(failed);
    if (failed?.kind === 'acls') return 'failed';
    onMoved();
    if (failed !== undefined) return 'failed';
    showToast(t('moved', { count }));
    onClose();
    return 'done';
  }

  return (
    <EffectDialog
      title={t('moveTitle', { action: row.action, object: `${row.objectType} ${shownResource(row.objectId)}` })}
      confirmLabel={t('moveConfirm')}
      effect={effect}
      unread={t('grantsUnread')}
      reason={effect.state === 'complete' && effect.value?.held === false ? t('gone') : undefined}
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
      onApply={carryOut}
      onClose={onClose}
    >
      <p>{t('moveLead', { count, name })}</p>
    </EffectDialog>
  );
}
