import type { ComponentProps, MouseEvent } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { PlusIcon } from './icons.tsx';
import { MinusIcon } from './later-icons.tsx';

export interface StepperProps extends FieldWords, Omit<ComponentProps<'input'>, 'children' | 'type' | 'step'> {
  /** Names of its two buttons, such as "One node less". */
  lessLabel: string;
  moreLabel: string;
}

/**
 * A whole number with a button for one less and one for more. The browser's own number field: the arrow keys step too,
 * which is why the buttons stay out of the way of the Tab key.
 */
export function Stepper({ label, hint, error, optional, lessLabel, moreLabel, id, ...input }: StepperProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <span className="stepper">
          <IconButton icon={MinusIcon} label={lessLabel} tabIndex={-1} onClick={(event) => step(event, 'stepDown')} />
          <input {...input} {...control} type="number" step={1} inputMode="numeric" className="input" />
          <IconButton icon={PlusIcon} label={moreLabel} tabIndex={-1} onClick={(event) => step(event, 'stepUp')} />
        </span>
      )}
    </Field>
  );
}

/** Steps within the field's bounds, and lets its form hear of it as of something typed. */
function step({ currentTarget }: MouseEvent<HTMLButtonElement>, way: 'stepUp' | 'stepDown'): void {
  const input = currentTarget.parentElement?.querySelector('input');
  if (!input) return;
  input[way]();
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
