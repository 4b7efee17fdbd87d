import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ChangeProgress } from './ChangeProgress.tsx';
import { RoleDifferenceLists } from './RoleDifferenceLists.tsx';
import { inverseOf, type RoleReceipt } from './role-receipt.ts';
import { usePermissionChange } from './use-permission-change.ts';

export interface RoleReceiptNoticeProps {
  roleUuid: string;
  name: string;
  receipt: RoleReceipt;
  onDismiss: () => void;
}

/** What really changed in a role, and the way back: its exact inverse, as long as nobody has changed the role since. */
export function RoleReceiptNotice({ roleUuid, name, receipt, onDismiss }: RoleReceiptNoticeProps) {
  const t = useTranslations('role.receipt');
  const scope = useScope();
  const { added, removed, asAsked } = receipt;
  const change = usePermissionChange(scope);
  const [undone, setUndone] = useState(false);
  const [moved, setMoved] = useState(false);
  const nothing = added.length + removed.length === 0;

  async function undo() {
    const { applied } =
      change.left.length > 0 ? await change.again() : await change.start(roleUuid, inverseOf(receipt), receipt);
    if (applied === 'moved') setMoved(true);
    if (applied === 'done') setUndone(true);
  }

  const title = undone
    ? t('undone', { name })
    : added.length > 0 && removed.length > 0
      ? t('changed', { added: added.length, removed: removed.length, name })
      : added.length > 0
        ? t('added', { count: added.length, name })
        : removed.length > 0
          ? t('removed', { count: removed.length, name })
          : t('nothing', { name });
  return (
    <Notice
      key={String(undone || moved)}
      tone={moved || (!asAsked && !undone) ? 'warning' : 'good'}
      title={title}
      announce
      actions={
        <>
          {nothing || undone || moved ? undefined : (
            <Button size="small" pending={change.running} onClick={() => void undo()}>
              {t('undo')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </>
      }
    >
      {moved ? <p>{t('undoMoved')}</p> : undefined}
      {asAsked || undone ? undefined : <p>{t('otherwise')}</p>}
      {undone ? undefined : <RoleDifferenceLists added={added} removed={removed} />}
      {undone || moved ? undefined : <ChangeProgress change={change} region={scope.region} />}
    </Notice>
  );
}
