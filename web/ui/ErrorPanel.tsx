import type { ReactNode } from 'react';
import { CopyReport } from './CopyReport.tsx';
import { ErrorIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';

export interface ErrorPanelProps {
  title: string;
  detail?: string | undefined;
  /** To quote when asking for help. */
  requestId?: string | undefined;
  /** Plain text for the copied report; must hold no secret. Left out, the report is title, detail and request id. */
  report?: string | undefined;
  /** What the reader can do: try again, go back. */
  actions?: ReactNode;
}

/** An error in the place of what it prevented: what happened, the id to quote, a report to copy. */
export function ErrorPanel({ title, detail, requestId, report, actions }: ErrorPanelProps) {
  const text = useKitText();
  const whole = report ?? [title, detail, requestId && `${text.requestId}: ${requestId}`].filter(Boolean).join('\n');

  return (
    <div className="error-panel" role="alert">
      <ErrorIcon size={20} />
      <div>
        <h2>{title}</h2>
        {detail === undefined ? undefined : <p>{detail}</p>}
        {requestId === undefined ? undefined : (
          <p className="error-request">
            {text.requestId} <code>{requestId}</code>
          </p>
        )}
        <div className="error-actions">
          {actions}
          <CopyReport report={whole} />
        </div>
      </div>
    </div>
  );
}
