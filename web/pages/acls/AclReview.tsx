import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AclEntry } from '#web/access/acl-entry.ts';
import { EffectFooter } from '#web/access/EffectGate.tsx';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { DrawerBody } from '#web/ui/Drawer.tsx';
import { AclPreviewLists } from './AclPreviewLists.tsx';
import { useAclDoubts } from './use-acl-doubts.ts';
import { useAclEffect } from './use-acl-effect.ts';
import { usePreviewWords } from './use-acl-words.ts';
import type { AclWork } from './use-acl-work.ts';

export interface AclReviewProps {
  entries: readonly AclEntry[];
  /** Whom the entries are about. */
  subjects: SubjectsByKey;
  work: AclWork;
  /** Back to the choice; not offered any more once something has been sent. */
  onBack: () => void;
  onLeave: () => void;
  /** Takes the place of the buttons. */
  question: ReactNode;
  /** What is known of the choice, to be read beside what it does. */
  remark?: ReactNode;
}

/** The second step of giving: what it does, then doing it. */
export function AclReview({ entries, subjects, work, onBack, onLeave, question, remark }: AclReviewProps) {
  const t = useTranslations('acls.giving');
  const workWords = useTranslations('acls.work');
  const effect = useAclEffect(useScope(), 'create', entries);
  const doubts = useAclDoubts(effect.value);
  const words = usePreviewWords(entries);
  const { isRun, error, receipt, apply } = work;
  const count = entries.length;

  return (
    <>
      <DrawerBody>
        <div className="form">
          {remark}
          <AclPreviewLists effect={effect} subjects={subjects} words={words} />
        </div>
      </DrawerBody>
      {question ?? (
        <EffectFooter
          effect={effect}
          doubts={doubts}
          onApply={apply}
          reason={work.reasonAgainst(effect)}
          progress={error === undefined ? undefined : <ActionFailure error={error} />}
          label={isRun ? workWords('check', { count }) : t('apply', { count })}
          cancelLabel={receipt === undefined ? undefined : workWords('close')}
          onCancel={onLeave}
        >
          {receipt === undefined ? <Button onClick={onBack}>{t('back')}</Button> : undefined}
        </EffectFooter>
      )}
    </>
  );
}
