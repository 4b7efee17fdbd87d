import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';

export type StepState = 'waiting' | 'now' | 'busy' | 'done' | 'failed';

const tones: Readonly<Record<StepState, Tone>> = {
  waiting: 'waiting',
  now: 'busy',
  busy: 'busy',
  done: 'good',
  failed: 'bad',
};

export interface RotationStepProps {
  title: string;
  state: StepState;
  children?: ReactNode;
}

/** One step of a rotation, with how far it is. */
export function RotationStep({ title, state, children }: RotationStepProps) {
  const t = useTranslations('rotation.states');
  const id = useId();
  return (
    <li>
      <section aria-labelledby={id} className="page-section">
        <header className="section-head">
          <h2 id={id}>{title}</h2>
          <StatusPill tone={tones[state]}>{t(state)}</StatusPill>
        </header>
        {children === undefined ? undefined : <div className="form">{children}</div>}
      </section>
    </li>
  );
}
