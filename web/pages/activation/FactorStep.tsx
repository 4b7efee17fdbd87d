import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { OpenedLink } from '#shared/self-service.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CodeField, codeIn } from './CodeField.tsx';
import type { AgainReason } from './CodeStep.tsx';
import { Enrolment } from './Enrolment.tsx';
import { clockDistance, refusalOf, type LinkEnd, type Refusal } from './refusal.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { completeLink } from './self-service-calls.ts';
import { StepHeading } from './StepHeading.tsx';

export interface FactorStepProps {
  flow: string;
  opened: OpenedLink;
  password: string;
  onBack: () => void;
  onWeak: () => void;
  onAgain: (why: AgainReason) => void;
  onEnd: (end: LinkEnd) => void;
  onDone: (active: boolean) => void;
}

/** Step 3: an authenticator application, and one of its codes as proof; with it the link is used up. */
export function FactorStep(props: FactorStepProps) {
  const { flow, opened, password } = props;
  const t = useTranslations('activation');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | 'needed'>();
  const [refusals, setRefusals] = useState(0);

  function refuse(reason: Refusal | 'needed') {
    if (reason === 'needed' || !leads(reason)) {
      setRefusal(reason);
      setRefusals((before) => before + 1);
    }
  }

  /** Goes where the refusal leads; false when it is shown here. */
  function leads(reason: Refusal): boolean {
    if (reason.kind === 'ended') props.onEnd(reason.end);
    else if (reason.kind === 'startAgain') props.onAgain(reason.why);
    else if (reason.kind === 'weakPassword') props.onWeak();
    else return false;
    return true;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const totp = codeIn(event.currentTarget);
    if (totp === undefined) return refuse('needed');
    setPending(true);
    setRefusal(undefined);
    try {
      const { continuation, region } = opened;
      const { active } = await completeLink({ region, flow, continuation, password, totp });
      props.onDone(active);
    } catch (error) {
      refuse(refusalOf(error, 'complete'));
    } finally {
      setPending(false);
    }
  }

  function fieldError(): string | undefined {
    if (refusal === 'needed') return t('factor.needed');
    if (refusal?.kind === 'wrongTotp') return t('factor.wrong');
    if (refusal?.kind !== 'clockOff') return undefined;
    const direction = refusal.seconds > 0 ? 'fast' : 'slow';
    return t('factor.clockOff', { ...clockDistance(refusal.seconds), direction });
  }

  const shown = refusal === 'needed' ? undefined : refusal;
  return (
    <>
      <StepHeading title={t('factor.title')} step={3} isArrival />
      <p className="sign-in-lead">{t('factor.lead')}</p>
      <Enrolment totp={opened.totp} />
      <form className="sign-in-form" onSubmit={(event) => void submit(event)} noValidate>
        <CodeField label={t('factor.label')} hint={t('factor.hint')} error={fieldError()} refusals={refusals} />
        {shown?.kind === 'clockOff' ? (
          <Notice tone="info" title={t('factor.clockHelpTitle')} announce>
            <p>{t('factor.clockHelp')}</p>
          </Notice>
        ) : undefined}
        <RefusalNotice refusal={shown} step="complete" />
        <Button type="submit" variant="primary" pending={pending}>
          {t('factor.submit')}
        </Button>
        <Button variant="quiet" onClick={props.onBack}>
          {t('back')}
        </Button>
      </form>
    </>
  );
}
