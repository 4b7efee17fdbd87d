import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { OpenedLink } from '#shared/self-service.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ActivationLink } from './activation-link.ts';
import { CodeField, codeIn } from './CodeField.tsx';
import { refusalOf, type LinkEnd, type Refusal } from './refusal.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { openLink } from './self-service-calls.ts';
import { StepHeading } from './StepHeading.tsx';

/** Why one is back at the first step. */
export type AgainReason = 'tookTooLong' | 'openedElsewhere';

export interface CodeStepProps {
  link: ActivationLink;
  again: AgainReason | undefined;
  onOpened: (opened: OpenedLink) => void;
  onEnd: (end: LinkEnd) => void;
}

/** Step 1: the code that came apart from the link. */
export function CodeStep({ link, again, onOpened, onEnd }: CodeStepProps) {
  const t = useTranslations('activation');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | 'needed'>();
  const [refusals, setRefusals] = useState(0);

  function refuse(reason: Refusal | 'needed') {
    setRefusal(reason);
    setRefusals((before) => before + 1);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const code = codeIn(event.currentTarget);
    if (code === undefined) return refuse('needed');
    setPending(true);
    setRefusal(undefined);
    try {
      onOpened(await openLink({ ...link, code }));
    } catch (error) {
      const reason = refusalOf(error, 'open');
      if (reason.kind === 'ended') onEnd(reason.end);
      else refuse(reason);
    } finally {
      setPending(false);
    }
  }

  function fieldError(): string | undefined {
    if (refusal === 'needed') return t('code.needed');
    if (refusal?.kind !== 'wrongCode') return undefined;
    const { triesLeft } = refusal;
    return triesLeft === undefined ? t('code.wrong') : t('code.wrongLeft', { triesLeft });
  }

  return (
    <>
      <StepHeading title={t('code.title')} step={1} isArrival={again !== undefined} />
      {again === undefined ? (
        <p className="sign-in-lead">{t('code.lead')}</p>
      ) : (
        <Notice tone="warning" title={t(`again.${again}Title`)} announce>
          <p>{t(`again.${again}`)}</p>
          <p>{t('again.factor')}</p>
        </Notice>
      )}
      <form className="sign-in-form" onSubmit={(event) => void submit(event)} noValidate>
        <CodeField label={t('code.label')} hint={t('code.hint')} error={fieldError()} refusals={refusals} />
        <RefusalNotice refusal={refusal === 'needed' ? undefined : refusal} step="open" />
        <Button type="submit" variant="primary" pending={pending}>
          {t('next')}
        </Button>
      </form>
    </>
  );
}
