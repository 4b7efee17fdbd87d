import { useState, type ReactNode } from 'react';
import type { AclReceipt } from '#web/access/acl-change.ts';
import type { AclEntry } from '#web/access/acl-entry.ts';
import { useAclRun } from './use-acl-run.ts';
import { DiscardQuestion } from '#web/form/DiscardQuestion.tsx';
import { useUnsavedGuard } from '#web/form/use-unsaved-guard.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { useTranslations } from 'use-intl';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { AclReview } from './AclReview.tsx';

export interface AclDrawerProps {
  title: string;
  /** The first step: choosing what to give. */
  children: ReactNode;
  /** What has been chosen so far. */
  entries: readonly AclEntry[];
  /** Whom the entries are about. */
  subjects: SubjectsByKey;
  /** Something has been typed or chosen. */
  dirty: boolean;
  /** Why the choice cannot be looked at yet. */
  reason: string | undefined;
  onClose: () => void;
  onChanged: (receipt: AclReceipt, subjects: SubjectsByKey) => void;
}

/** Giving ACLs in two steps: choose, then see what it does and do it. Nothing chosen is lost without a question. */
export function AclDrawer({ title, children, entries, subjects, dirty, reason, onClose, onChanged }: AclDrawerProps) {
  const t = useTranslations('acls.giving');
  const { cancel } = useKitText();
  const run = useAclRun(useScope());
  const [step, setStep] = useState<'choose' | 'review'>('choose');
  const [leaving, setLeaving] = useState(false);
  const { receipt, running } = run;
  useUnsavedGuard(dirty && receipt === undefined);

  function leave() {
    if (running) return;
    if (receipt !== undefined) {
      onClose();
      onChanged(receipt, subjects);
    } else if (dirty) setLeaving(true);
    else onClose();
  }

  return (
    <Drawer title={title} width="wide" onClose={leave}>
      {leaving ? (
        <>
          <DrawerBody>{step === 'choose' ? children : undefined}</DrawerBody>
          <DrawerFooter>
            <DiscardQuestion onDiscard={onClose} onKeep={() => setLeaving(false)} />
          </DrawerFooter>
        </>
      ) : step === 'choose' ? (
        <>
          <DrawerBody>{children}</DrawerBody>
          <DrawerFooter>
            <Button onClick={leave}>{cancel}</Button>
            <Button variant="primary" disabledReason={reason} onClick={() => setStep('review')}>
              {t('review')}
            </Button>
          </DrawerFooter>
        </>
      ) : (
        <AclReview
          entries={entries}
          subjects={subjects}
          run={run}
          onBack={() => setStep('choose')}
          onLeave={leave}
          onDone={(done) => {
            onClose();
            onChanged(done, subjects);
          }}
        />
      )}
    </Drawer>
  );
}
