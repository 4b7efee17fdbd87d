import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RunScope, RunStep } from '#shared/run.ts';
import { LazyLosses } from '#web/access/lazy-losses.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { deltaOfStep } from './delta-of-step.ts';
import { LazyStepPreview } from './lazy-parts.ts';
import { leavingOfStep } from './leaving-of-step.ts';

/**
 * What a step that changes somebody's rights would do to them, once somebody wants to see it, or `open` until they
 * choose otherwise; nothing for any other step.
 */
export function StepEffect({ scope, step, open = false }: { scope: RunScope; step: RunStep; open?: boolean }) {
  const t = useTranslations('runs.stepEffect');
  const here = useScope();
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? open;
  const isToCome = step.state === 'todo' && here.id === scope.id;
  const change = isToCome ? deltaOfStep(step) : undefined;
  const leaving = isToCome ? leavingOfStep(scope, step) : undefined;
  if (change === undefined && leaving === undefined) return undefined;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open: now } }) => {
        if (now !== isOpen) setChoice(now);
      }}
    >
      <summary>{t('title')}</summary>
      {isOpen && change !== undefined ? <LazyStepPreview {...change} /> : undefined}
      {isOpen && leaving !== undefined ? <LazyLosses {...leaving} isBrief /> : undefined}
    </details>
  );
}
