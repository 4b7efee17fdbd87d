import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import { nameText } from './name-text.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
}

/** A choice out of a short list, with the browser's own control. Long or remote lists: `Combobox`. */
export function Select({ label, hint, error, optional, options, placeholder, id, ...select }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <span className="select">
          <select {...select} {...control} className="input">
            {placeholder === undefined ? undefined : (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
                {nameText(option.label)}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      )}
    </Field>
  );
}
