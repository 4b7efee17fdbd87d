import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RunScope, RunStep } from '#shared/run.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { deltaOfStep } from './delta-of-step.ts';

const LazyStepPreview = lazyPart(async () => {
  const [{ StepPreview }] = await Promise.all([import('./StepPreview.tsx'), loadMessages(['access'])]);
  return StepPreview;
});

/** What a step that changes somebody's policy would do to them, once somebody wants to see it; nothing for any other step. */
export function StepEffect({ scope, step }: { scope: RunScope; step: RunStep }) {
  const t = useTranslations('runs.stepEffect');
  const here = useScope();
  const [isOpen, setOpen] = useState(false);
  const change = step.state === 'todo' && here.id === scope.id ? deltaOfStep(step) : undefined;
  if (change === undefined) return undefined;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('title')}</summary>
      {isOpen ? <LazyStepPreview {...change} /> : undefined}
    </details>
  );
}
