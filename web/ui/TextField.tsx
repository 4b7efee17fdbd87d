import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'children'> {
  /** For ids, addresses and other text read letter by letter. */
  monospace?: boolean;
}

/** One line of text. */
export function TextField({ label, hint, error, optional, monospace, id, className, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <input
          type="text"
          spellCheck={false}
          {...input}
          {...control}
          className={className ? `input ${className}` : 'input'}
          data-monospace={monospace || undefined}
        />
      )}
    </Field>
  );
}
