import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLeaveQuestion } from '#web/form/use-leave-question.ts';
import type { Scope } from '#web/api/scope.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { IssuedLink } from './IssuedLink.tsx';
import type { LinkPart } from './link-part.ts';
import { LeaveLinkFooter } from './LeaveLinkFooter.tsx';
import { personName, type Person } from './person.ts';
import { RecoveryEffects } from './RecoveryEffects.tsx';
import { useIssue } from './use-issue.ts';

export interface RecoveryDialogProps {
  scope: Scope;
  person: Person;
  /** For somebody who has never signed in: called an activation link then. */
  first: boolean;
  /** What they cannot use while they are switched off, where that is to be done first. */
  whileOff: ReactNode;
  onClose: () => void;
}

/** Issues a recovery link: the effects first, then the link and its code, which are gone with this dialog. */
export function RecoveryDialog({ scope, person, first, whileOff, onClose }: RecoveryDialogProps) {
  const t = useTranslations('recovery.issue');
  const { cancel } = useKitText();
  const { issued, deactivated, pending, error, start } = useIssue(scope, person.id);
  // As it was when the dialog opened: deactivating it on the way must not take the question away.
  const [wasActive] = useState(person.active === true);
  const [compromised, setCompromised] = useState(false);
  const [copied, setCopied] = useState<ReadonlySet<LinkPart>>(new Set());
  const parts: readonly LinkPart[] = issued?.code === undefined ? ['link'] : ['link', 'code'];
  const missing = issued ? parts.filter((part) => !copied.has(part)) : [];
  const { leave, question } = useLeaveQuestion(missing.length > 0, { busy: pending, links: true });

  if (issued) {
    return (
      <Dialog
        title={t('issuedTitle')}
        wide
        onClose={() => leave(onClose)}
        footer={<LeaveLinkFooter missing={missing} question={question} onLeave={() => leave(onClose)} />}
      >
        <IssuedLink
          issued={issued}
          name={personName(person)}
          region={scope.region}
          isDeactivated={deactivated}
          onCopied={(part) => setCopied((before) => new Set([...before, part]))}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={first ? t('titleFirst') : t('title')}
      onClose={() => leave(onClose)}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks */}
          <Button onClick={() => leave(onClose)} autoFocus>
            {cancel}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void start(compromised)}>
            {compromised && !deactivated ? t('deactivateAndIssue') : t('issue')}
          </Button>
        </>
      }
    >
      <div className="form">
        <RecoveryEffects region={scope.region} person={person} first={first} />
        {wasActive && !deactivated ? (
          <Checkbox
            label={t('compromised')}
            hint={t('compromisedHint')}
            checked={compromised}
            onChange={(event) => setCompromised(event.currentTarget.checked)}
          />
        ) : undefined}
        {compromised ? whileOff : undefined}
        {deactivated && error !== undefined ? (
          <Notice tone="warning" title={t('deactivatedOnlyTitle')} announce>
            <p>{t('deactivatedOnly')}</p>
          </Notice>
        ) : undefined}
        {error === undefined ? undefined : <ActionFailure error={error} />}
      </div>
    </Dialog>
  );
}
