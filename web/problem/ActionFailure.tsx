import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { RetryButton } from './RetryButton.tsx';
import { useExplain } from './use-explain.ts';

export interface ActionFailureProps {
  error: unknown;
  /** Of something that was read: asks for it again. */
  onRetry?: (() => void) | undefined;
}

/** Why something just asked for was not done, in the dialog or beside the control that asked for it. */
export function ActionFailure({ error, onRetry }: ActionFailureProps) {
  const t = useTranslations('core.kit');
  const { title, detail, requestId, violations = [], help } = useExplain()(error);
  return (
    <Notice
      tone="error"
      title={title}
      announce
      actions={
        onRetry && <RetryButton retryAt={error instanceof ApiProblem ? error.retryAt : undefined} onRetry={onRetry} />
      }
    >
      {detail === undefined ? undefined : <p>{detail}</p>}
      {violations.map(({ field, description }) => (
        <p key={`${field} ${description}`}>
          <code>{field}</code> {description}
        </p>
      ))}
      {help}
      {requestId === undefined ? undefined : (
        <p className="form-request">
          {t('requestId')} <code>{requestId}</code>
        </p>
      )}
    </Notice>
  );
}
