import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
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

export interface BareCheckboxProps {
  /** Accessible name; nothing is shown beside the box. */
  label: string;
  checked: boolean;
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox alone, for the first column of a table. */
export function BareCheckbox({ label, checked, indeterminate = false, onChange }: BareCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="check-box"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
