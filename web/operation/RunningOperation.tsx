import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CourseWords } from './OperationCourse.tsx';
import { OperationStatus } from './OperationStatus.tsx';
import { RunBand } from './RunBand.tsx';
import { useOperationWords } from './use-operation-words.ts';

export interface RunningOperationProps {
  scope: Scope;
  operation: OperationState;
  /** What can be chosen for when it ends. */
  later?: ReactNode;
}

/** What is being done to a cluster right now, when that is expected to end, and what can be done about it. */
export function RunningOperation({ scope, operation, later }: RunningOperationProps) {
  const t = useTranslations('operations');
  const words = useOperationWords();
  return (
    <section className="running" aria-label={words.nameOf(operation)}>
      <p className="running-head">
        <strong>{words.nameOf(operation)}</strong>
        <OperationStatus status={operation.status} />
        <CourseWords operation={operation} />
      </p>
      <div className="running-actions">
        <ButtonLink size="small" to={paths.operation(scope, operation.id)}>
          {t('showRunning')}
        </ButtonLink>
        {later}
      </div>
      <RunBand operation={operation} />
    </section>
  );
}
