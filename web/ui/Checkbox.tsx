import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldMessage } from './Field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: ComponentProps<'input'>['ref'];
}

/** A yes or no with its words beside it. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const made = useId();
  const controlId = id ?? made;
  const wordsId = `${controlId}-words`;
  return (
    <div className="check">
      <input
        {...input}
        id={controlId}
        type="checkbox"
        className="check-box"
        aria-describedby={hint !== undefined || error !== undefined ? wordsId : undefined}
        aria-invalid={error === undefined ? undefined : true}
      />
      <label htmlFor={controlId}>{label}</label>
      <FieldMessage id={wordsId} hint={hint} error={error} />
    </div>
  );
}
