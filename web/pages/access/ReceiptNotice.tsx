import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isEmptyDelta } from '#shared/rules/policy-delta.ts';
import type { Receipt } from './change-policy.ts';
import { DeltaWords } from '#web/access/DeltaWords.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePolicyChange } from './use-policy-change.ts';

export interface ReceiptNoticeProps {
  subject: Subject;
  receipt: Receipt;
  onDismiss: () => void;
}

type UndoState = 'possible' | 'pending' | 'done' | 'moved';

/** What really changed, and the way back: its exact inverse, as long as nobody has changed the policy since. */
export function ReceiptNotice({ subject, receipt, onDismiss }: ReceiptNoticeProps) {
  const t = useTranslations('access.receipt');
  const scope = useScope();
  const { undo: undoChange } = usePolicyChange(subject);
  const [undo, setUndo] = useState<UndoState>('possible');
  const [error, setError] = useState<unknown>();
  const { changed, asAsked } = receipt;
  const nothing = isEmptyDelta(changed);

  async function takeBack() {
    setUndo('pending');
    setError(undefined);
    try {
      const outcome = await undoChange(receipt);
      setUndo(outcome.kind === 'moved' ? 'moved' : 'done');
    } catch (reason) {
      setError(reason);
      setUndo('possible');
    }
  }

  const undoable = !nothing && (undo === 'possible' || undo === 'pending');
  const title = undo === 'done' ? t('undone') : nothing ? t('nothing') : t('title');
  return (
    <Notice
      key={undo}
      tone={undo === 'moved' || !asAsked ? 'warning' : 'good'}
      title={title}
      announce
      actions={
        <>
          {undoable ? (
            <Button size="small" pending={undo === 'pending'} onClick={() => void takeBack()}>
              {t('undo')}
            </Button>
          ) : undefined}
          <Button size="small" variant="quiet" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </>
      }
    >
      {undo === 'moved' ? <p>{t('undoMoved')}</p> : undefined}
      {asAsked ? undefined : <p>{t('otherwise')}</p>}
      {undo === 'done' ? undefined : <DeltaWords delta={changed} scope={scope} />}
      {error === undefined ? undefined : <ActionFailure error={error} />}
    </Notice>
  );
}
