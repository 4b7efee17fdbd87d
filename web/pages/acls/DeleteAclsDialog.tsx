import { useFormatter, useTranslations } from 'use-intl';
import type { AclReceipt } from '#web/access/acl-change.ts';
import { keyOfSubject, type AclEntry } from '#web/access/acl-entry.ts';
import { EffectDialog } from '#web/access/EffectGate.tsx';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { aclCallOf } from '#web/access/use-acl-change.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import type { ApiCall } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { AclPreviewLists } from './AclPreviewLists.tsx';
import { useAclDoubts } from './use-acl-doubts.ts';
import { useAclEffect } from './use-acl-effect.ts';
import { usePreviewWords } from './use-acl-words.ts';
import { useAclWork } from './use-acl-work.ts';

export interface DeleteAclsDialogProps {
  entries: readonly AclEntry[];
  /** Whom the entries are about. */
  subjects: SubjectsByKey;
  onClose: () => void;
  /** One call has deleted something, perhaps not all of it. */
  onChanged: (receipt: AclReceipt, subjects: SubjectsByKey) => void;
}

/** Asks before ACLs are deleted, saying what is lost by it. */
export function DeleteAclsDialog({ entries, subjects, onClose, onChanged }: DeleteAclsDialogProps) {
  const t = useTranslations('acls.deleting');
  const workWords = useTranslations('acls.work');
  const format = useFormatter();
  const scope = useScope();
  const isSelf = useIsSelf(scope.region);
  const effect = useAclEffect(scope, 'delete', entries);
  const words = usePreviewWords(entries);
  const { isRun, receipt, error, reasonAgainst, apply } = useAclWork({ entries, subjects, onDone: done });
  const ownLosses = (effect.value?.acls ?? []).filter(
    ({ entry, outcome }) => isSelf(entry.subject) && (outcome === 'lost' || outcome === 'uncertain'),
  );
  const locksOut = ownLosses.length > 0;

  function done(changed: AclReceipt) {
    onClose();
    onChanged(changed, subjects);
  }

  function close() {
    onClose();
    if (receipt !== undefined) onChanged(receipt, subjects);
  }

  const [first] = entries;
  const count = entries.length;
  const label = isRun ? workWords('check', { count }) : locksOut ? t('selfConfirm') : t('confirm', { count });
  return (
    <EffectDialog
      title={t('title', { count })}
      confirmLabel={label}
      danger={!isRun}
      reason={reasonAgainst(effect)}
      effect={effect}
      doubts={useAclDoubts(effect.value)}
      error={error === undefined ? undefined : <ActionFailure error={error} />}
      onApply={apply}
      onClose={close}
    >
      <p>{t('effect')}</p>
      {locksOut ? (
        <Notice tone="warning" announce>
          {t('self', { permissions: format.list([...new Set(ownLosses.map(({ permission }) => permission))]) })}
        </Notice>
      ) : undefined}
      <AclPreviewLists effect={effect} subjects={subjects} words={words} />
      {isRun || first === undefined ? undefined : <AsApiCall call={deletionOf(scope, first.subject, entries)} />}
    </EffectDialog>
  );
}

/** The one call that takes them all. */
function deletionOf(scope: Scope, subject: Subject, entries: readonly AclEntry[]): ApiCall {
  const items = entries.map(({ item }) => item);
  const { operation, ...args } = aclCallOf(scope, 'delete', subject, items);
  return { region: scope.region, operation, args };
}

/** Tells whether a subject is who is signed in to a region: a service account, or a person as themselves. */
function useIsSelf(region: string): (subject: Subject) => boolean {
  const signedIn = useSignedInRegion(region);
  if (signedIn === undefined) return () => false;
  const type = signedIn.person === undefined ? 'serviceAccounts' : 'users';
  const self = keyOfSubject({ type, id: signedIn.clientId });
  return (subject) => keyOfSubject(subject) === self;
}
