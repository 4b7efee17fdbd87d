import { useId, type ReactNode } from 'react';
import { ErrorIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';

export interface FieldWords {
  label: string;
  /** How to fill it in; gives way to the error while there is one. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the field as one that may stay empty. */
  optional?: boolean;
}

/** What a control inside a field carries, so that its words reach assistive technology. */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  /** The control's id, when the caller has one. */
  id?: string | undefined;
  children: (control: ControlIds) => ReactNode;
}

/** Label above, control, then either the hint or the error. */
export function Field({ id, label, hint, error, optional = false, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const wordsId = `${controlId}-words`;
  const text = useKitText();
  const words = error !== undefined || hint !== undefined;
  return (
    <div className="field" data-invalid={error === undefined ? undefined : true}>
      <label className="field-label" htmlFor={controlId}>
        {label}
        {optional ? <span className="field-optional"> {text.optional}</span> : undefined}
      </label>
      {children({
        id: controlId,
        'aria-describedby': words ? wordsId : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldMessage id={wordsId} hint={hint} error={error} />
    </div>
  );
}

/** The one line under a control or a group: its error, or else its hint. */
export function FieldMessage({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  if (error !== undefined) {
    return (
      <p id={id} className="field-error">
        <ErrorIcon size={14} />
        {error}
      </p>
    );
  }
  return hint === undefined ? undefined : (
    <p id={id} className="field-hint">
      {hint}
    </p>
  );
}
