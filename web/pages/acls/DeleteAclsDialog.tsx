import { useFormatter, useTranslations } from 'use-intl';
import type { AclReceipt } from '#web/access/acl-change.ts';
import { keyOfSubject, type AclEntry } from '#web/access/acl-entry.ts';
import type { Applied } from '#web/access/effect-reading.ts';
import { EffectDialog } from '#web/access/EffectGate.tsx';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { useAclEffect, type AclEffect } from './use-acl-effect.ts';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import { useAclRun } from './use-acl-run.ts';
import type { Subject } from '#web/address/paths.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { AclPreviewLists } from './AclPreviewLists.tsx';
import { AclRunState } from './AclRunState.tsx';
import { useAclDoubts } from './use-acl-doubts.ts';
import { usePreviewWords } from './use-acl-words.ts';

export interface DeleteAclsDialogProps {
  entries: readonly AclEntry[];
  /** Whom the entries are about. */
  subjects: SubjectsByKey;
  onClose: () => void;
  /** Something has been deleted, perhaps not all of it. */
  onChanged: (receipt: AclReceipt, subjects: SubjectsByKey) => void;
}

/** Asks before ACLs are deleted, saying what is lost by it; what failed can be repeated alone. */
export function DeleteAclsDialog({ entries, subjects, onClose, onChanged }: DeleteAclsDialogProps) {
  const t = useTranslations('acls.deleting');
  const runWords = useTranslations('acls.run');
  const format = useFormatter();
  const scope = useScope();
  const isSelf = useIsSelf(scope.region);
  const run = useAclRun(scope);
  const effect = useAclEffect(scope, 'delete', entries);
  const words = usePreviewWords(entries);
  const left = run.receipt?.left.flat().length ?? 0;
  const ownLosses = (effect.value?.acls ?? []).filter(
    ({ entry, outcome }) => isSelf(entry.subject) && (outcome === 'lost' || outcome === 'uncertain'),
  );
  const locksOut = ownLosses.length > 0;

  async function remove(known: KnownEffect<AclEffect>): Promise<Applied> {
    const receipt = await (left > 0 ? run.again() : run.start(known));
    if (receipt === undefined || receipt.left.length > 0) return 'failed';
    onClose();
    onChanged(receipt, subjects);
    return 'done';
  }

  function close() {
    onClose();
    if (run.receipt !== undefined) onChanged(run.receipt, subjects);
  }

  const label =
    left > 0
      ? runWords('again', { count: left })
      : locksOut
        ? t('selfConfirm')
        : t('confirm', { count: entries.length });
  return (
    <EffectDialog
      title={t('title', { count: entries.length })}
      confirmLabel={label}
      danger
      effect={effect}
      doubts={useAclDoubts(effect.value)}
      error={<AclRunState run={run} />}
      onApply={remove}
      onClose={close}
    >
      <p>{t('effect')}</p>
      {locksOut ? (
        <Notice tone="warning" announce>
          {t('self', { permissions: format.list([...new Set(ownLosses.map(({ permission }) => permission))]) })}
        </Notice>
      ) : undefined}
      <AclPreviewLists effect={effect} subjects={subjects} words={words} />
    </EffectDialog>
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
