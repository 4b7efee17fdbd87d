import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CourseWords } from './OperationCourse.tsx';
import { OperationStatus } from './OperationStatus.tsx';
import { RunBand } from './RunBand.tsx';
import { useOperationWords } from './use-operation-words.ts';

/** What is being done to a cluster right now, when that is expected to end, and the way to it. */
export function RunningOperation({ scope, operation }: { scope: Scope; operation: OperationState }) {
  const t = useTranslations('operations');
  const words = useOperationWords();
  return (
    <section className="running" aria-label={words.nameOf(operation)}>
      <p className="running-head">
        <strong>{words.nameOf(operation)}</strong>
        <OperationStatus status={operation.status} />
        <CourseWords operation={operation} />
      </p>
      <ButtonLink size="small" to={paths.operation(scope, operation.id)}>
        {t('showRunning')}
      </ButtonLink>
      <RunBand operation={operation} />
    </section>
  );
}
