import { useState, type ReactNode } from 'react';
import type { AclReceipt } from '#web/access/acl-change.ts';
import type { AclEntry } from '#web/access/acl-entry.ts';
import { DiscardQuestion } from '#web/form/DiscardQuestion.tsx';
import { withoutAsking } from '#web/form/unsaved-guard.ts';
import { useLeaveQuestion } from '#web/form/use-leave-question.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { useTranslations } from 'use-intl';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { AclReview } from './AclReview.tsx';
import { useAclWork } from './use-acl-work.ts';

export interface AclDrawerProps {
  title: string;
  /** The first step: choosing what to give. */
  children: ReactNode;
  /** What is known of the choice: stays in sight beside what it does. */
  remark?: ReactNode;
  /** What has been chosen so far. */
  entries: readonly AclEntry[];
  /** Whom the entries are about. */
  subjects: SubjectsByKey;
  /** Something has been typed or chosen. */
  dirty: boolean;
  /** Why the choice cannot be looked at yet. */
  reason: string | undefined;
  onClose: () => void;
  /** One call has done it. Left out where the server does it however little it is. */
  onChanged?: ((receipt: AclReceipt, subjects: SubjectsByKey) => void) | undefined;
}

/** Giving ACLs in two steps: choose, then see what it does and do it. Nothing chosen is lost without a question. */
export function AclDrawer(props: AclDrawerProps) {
  const { title, children, remark, entries, subjects, dirty, reason, onClose, onChanged } = props;
  const t = useTranslations('acls.giving');
  const { cancel } = useKitText();
  const work = useAclWork({ entries, subjects, onDone: onChanged && done });
  const [step, setStep] = useState<'choose' | 'review'>('choose');
  const { receipt, running } = work;
  const { leave, question } = useLeaveQuestion(dirty && receipt === undefined, { busy: running });

  function done(changed: AclReceipt) {
    withoutAsking(onClose);
    onChanged?.(changed, subjects);
  }
  const close = () => leave(() => (receipt === undefined ? onClose() : done(receipt)));
  const asked = question && (
    <DrawerFooter>
      <DiscardQuestion {...question} />
    </DrawerFooter>
  );

  return (
    <Drawer title={title} width="wide" onClose={close}>
      {step === 'choose' ? (
        <>
          <DrawerBody>
            {children}
            {remark}
          </DrawerBody>
          {asked ?? (
            <DrawerFooter>
              <Button onClick={close}>{cancel}</Button>
              <Button variant="primary" disabledReason={reason} onClick={() => setStep('review')}>
                {t('review')}
              </Button>
            </DrawerFooter>
          )}
        </>
      ) : (
        <AclReview
          entries={entries}
          subjects={subjects}
          work={work}
          onBack={() => setStep('choose')}
          question={asked}
          remark={remark}
          onLeave={close}
        />
      )}
    </Drawer>
  );
}
