import { CopyReport } from './CopyReport.tsx';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
import { useKitText } from './kit-text.ts';

export interface FailureStateProps extends Omit<EmptyStateProps, 'note'> {
  /** Of the error that led here: the id to quote when asking for help, and plain text to copy. */
  error: { readonly requestId: string | undefined; readonly report: string };
}

/** Stands where a list or a page would be that could not be read. */
export function FailureState({ error, actions, ...state }: FailureStateProps) {
  const text = useKitText();
  return (
    <EmptyState
      {...state}
      note={
        error.requestId === undefined ? undefined : (
          <p className="error-request">
            {text.requestId} <code>{error.requestId}</code>
          </p>
        )
      }
      actions={
        <>
          {actions}
          <CopyReport report={error.report} />
        </>
      }
    />
  );
}
