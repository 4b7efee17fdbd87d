import { useFormatter, useTranslations } from 'use-intl';
import type { AclReceipt } from '#web/access/acl-change.ts';
import { keyOfSubject, type AclEntry } from '#web/access/acl-entry.ts';
import { useAclPreview } from '#web/access/use-acl-preview.ts';
import { useAclRun } from '#web/access/use-acl-run.ts';
import type { Subject } from '#web/paths.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { useScope } from '#web/shell/use-scope.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AclPreviewLists } from './AclPreviewLists.tsx';
import { AclRunState } from './AclRunState.tsx';
import { useAclWords } from './use-acl-words.ts';

export interface DeleteAclsDialogProps {
  entries: readonly AclEntry[];
  /** Names of subjects by `keyOfSubject`. */
  names: ReadonlyMap<string, string>;
  onClose: () => void;
  /** Something has been deleted, perhaps not all of it. */
  onChanged: (receipt: AclReceipt, names: ReadonlyMap<string, string>) => void;
}

/** Asks before ACLs are deleted, saying what is lost by it; what failed can be repeated alone. */
export function DeleteAclsDialog({ entries, names, onClose, onChanged }: DeleteAclsDialogProps) {
  const t = useTranslations('acls.deleting');
  const runWords = useTranslations('acls.run');
  const previewWords = useTranslations('acls.giving');
  const format = useFormatter();
  const scope = useScope();
  const isSelf = useIsSelf(scope.region);
  const run = useAclRun(scope);
  const preview = useAclPreview(scope, 'delete', entries);
  const words = useAclWords(entries.map(({ item }) => item));
  const left = run.receipt?.left.flat().length ?? 0;
  const ownLosses = preview.acls.filter(
    ({ entry, outcome }) => isSelf(entry.subject) && (outcome === 'lost' || outcome === 'uncertain'),
  );
  const locksOut = ownLosses.length > 0;

  async function remove() {
    if (left === 0 && !(await preview.check())) return;
    const receipt = left > 0 ? await run.again() : await run.start('delete', entries);
    if (receipt === undefined || receipt.left.length > 0) return;
    onClose();
    onChanged(receipt, names);
  }

  function close() {
    onClose();
    if (run.receipt !== undefined) onChanged(run.receipt, names);
  }

  const label =
    left > 0
      ? runWords('again', { count: left })
      : locksOut
        ? t('selfConfirm')
        : t('confirm', { count: entries.length });
  return (
    <ConfirmDialog
      title={t('title', { count: entries.length })}
      confirmLabel={label}
      danger
      pending={run.running || preview.checking}
      disabledReason={preview.pending ? previewWords('wait') : undefined}
      error={<AclRunState run={run} />}
      onConfirm={() => void remove()}
      onClose={close}
    >
      <p>{t('effect')}</p>
      {locksOut ? (
        <Notice tone="warning" announce>
          {t('self', { permissions: format.list([...new Set(ownLosses.map(({ permission }) => permission))]) })}
        </Notice>
      ) : undefined}
      <AclPreviewLists preview={preview} names={names} words={words} />
    </ConfirmDialog>
  );
}

/** Tells whether a subject is who is signed in to a region: a service account, or a person as themselves. */
function useIsSelf(region: string): (subject: Subject) => boolean {
  const signedIn = useSignedInRegion(region);
  if (signedIn === undefined) return () => false;
  const type = signedIn.person === undefined ? 'serviceAccounts' : 'users';
  const self = keyOfSubject({ type, id: signedIn.clientId });
  return (subject) => keyOfSubject(subject) === self;
}
