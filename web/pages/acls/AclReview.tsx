import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AclReceipt } from '#web/access/acl-change.ts';
import type { AclEntry } from '#web/access/acl-entry.ts';
import type { Applied } from '#web/access/effect-reading.ts';
import { EffectFooter } from '#web/access/EffectGate.tsx';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { useAclEffect, type AclEffect } from './use-acl-effect.ts';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import type { AclRun } from './use-acl-run.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { DrawerBody } from '#web/ui/Drawer.tsx';
import { AclPreviewLists } from './AclPreviewLists.tsx';
import { AclRunState } from './AclRunState.tsx';
import { useAclDoubts } from './use-acl-doubts.ts';
import { usePreviewWords } from './use-acl-words.ts';

export interface AclReviewProps {
  entries: readonly AclEntry[];
  /** Whom the entries are about. */
  subjects: SubjectsByKey;
  run: AclRun;
  /** Back to the choice; not offered any more once something has been sent. */
  onBack: () => void;
  onLeave: () => void;
  /** Takes the place of the buttons. */
  question: ReactNode;
  /** All of it has gone through. */
  onDone: (receipt: AclReceipt) => void;
}

/** The second step of giving: what it does, then doing it. */
export function AclReview({ entries, subjects, run, onBack, onLeave, question, onDone }: AclReviewProps) {
  const t = useTranslations('acls.giving');
  const runWords = useTranslations('acls.run');
  const effect = useAclEffect(useScope(), 'create', entries);
  const doubts = useAclDoubts(effect.value);
  const words = usePreviewWords(entries);
  const left = run.receipt?.left.flat().length ?? 0;

  async function apply(known: KnownEffect<AclEffect>): Promise<Applied> {
    const receipt = await (left > 0 ? run.again() : run.start(known));
    if (receipt === undefined || receipt.left.length > 0) return 'failed';
    onDone(receipt);
    return 'done';
  }

  return (
    <>
      <DrawerBody>
        <div className="form">
          <AclPreviewLists effect={effect} subjects={subjects} words={words} />
        </div>
      </DrawerBody>
      {question ?? (
        <EffectFooter
          effect={effect}
          doubts={doubts}
          onApply={apply}
          progress={<AclRunState run={run} />}
          label={left > 0 && !run.running ? runWords('again', { count: left }) : t('apply', { count: entries.length })}
          cancelLabel={run.receipt === undefined ? undefined : runWords('close')}
          onCancel={onLeave}
        >
          {run.receipt === undefined ? <Button onClick={onBack}>{t('back')}</Button> : undefined}
        </EffectFooter>
      )}
    </>
  );
}
