import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { DiscardQuestion } from '#web/form/DiscardQuestion.tsx';
import { useLeaveQuestion } from '#web/form/use-leave-question.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { BulkOutcomes } from './BulkOutcomes.tsx';
import { codesFile, linksFile, type IssuedFor } from './handover-files.ts';
import type { Person } from './person.ts';
import { useBulkIssue } from './use-bulk-issue.ts';

export interface BulkRecoveryDialogProps {
  scope: Scope;
  people: readonly Person[];
  /** Told whether any link may have been issued. */
  onClose: (begun: boolean) => void;
}

/** Issues a link for each of many users: the effects first, then what became of each, with two files to hand over. */
export function BulkRecoveryDialog({ scope, people, onClose }: BulkRecoveryDialogProps) {
  const t = useTranslations('recovery.bulk');
  const effects = useTranslations('recovery.issue');
  const kit = useKitText();
  const { outcomes, running, start, stop } = useBulkIssue(scope);
  const [begun, setBegun] = useState(false);
  const [saved, setSaved] = useState<ReadonlySet<'links' | 'codes'>>(new Set());
  const issued = people.flatMap((person): IssuedFor[] => {
    const outcome = outcomes.get(person.id);
    return outcome?.state === 'issued' ? [{ person, issued: outcome.issued }] : [];
  });
  const left = people.filter(({ id }) => outcomes.get(id)?.state !== 'issued');
  const failed = people.filter(({ id }) => outcomes.get(id)?.state === 'failed');
  const unsaved = running || (issued.length > 0 && saved.size < 2);
  const { leave, question } = useLeaveQuestion(unsaved, { busy: running, links: true });
  const close = () => leave(() => onClose(true));

  function begin(whom: readonly Person[]) {
    setBegun(true);
    setSaved(new Set());
    void start(whom.map(({ id }) => id));
  }

  function save(what: 'links' | 'codes') {
    const text = what === 'links' ? linksFile(issued) : codesFile(issued);
    saveFile(`recovery-${what}-${scope.region}.csv`, text, 'text/csv');
    setSaved((before) => new Set([...before, what]));
  }

  if (!begun) {
    return (
      <Dialog
        title={t('title', { count: people.length })}
        onClose={() => onClose(false)}
        footer={
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks */}
            <Button onClick={() => onClose(false)} autoFocus>
              {kit.cancel}
            </Button>
            <Button variant="primary" onClick={() => begin(people)}>
              {t('start', { count: people.length })}
            </Button>
          </>
        }
      >
        <div className="form">
          <p>{t('lead')}</p>
          <ul className="effects">
            <li>{effects('effectPassword')}</li>
            <li>{effects('effectSessions')}</li>
            <li>{effects('effectEarlier')}</li>
            <li>{effects('effectLink')}</li>
          </ul>
        </div>
      </Dialog>
    );
  }

  const footer = question ? (
    <DiscardQuestion
      {...question}
      words={{ question: t('leaveQuestion'), discard: t('leave'), keep: effects('keepOpen') }}
    />
  ) : running ? (
    <Button onClick={stop}>{t('stop')}</Button>
  ) : (
    <Button variant={unsaved ? 'secondary' : 'primary'} onClick={close}>
      {kit.close}
    </Button>
  );

  return (
    <Dialog title={t('resultTitle')} onClose={close} footer={footer}>
      <div className="form">
        <Notice tone="warning">
          <p>{t('resultLead')}</p>
          <p>{effects('neverOpened')}</p>
        </Notice>
        {running ? <Progress label={t('progress')} percent={(outcomes.size / people.length) * 100} /> : undefined}
        <output>
          {t('issued', { issued: issued.length, total: people.length })}
          {failed.length === 0 ? '' : ` · ${t('failed', { count: failed.length })}`}
        </output>
        {running ? undefined : (
          <div className="form-actions">
            {left.length === 0 ? undefined : (
              <Button onClick={() => begin(left)}>{t('retry', { count: left.length })}</Button>
            )}
            <Button onClick={() => save('links')}>{t('saveLinks')}</Button>
            <Button onClick={() => save('codes')}>{t('saveCodes')}</Button>
          </div>
        )}
        <BulkOutcomes people={people} outcomes={outcomes} />
      </div>
    </Dialog>
  );
}
