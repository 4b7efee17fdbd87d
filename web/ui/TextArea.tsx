import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'children'> {
  monospace?: boolean;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ label, hint, error, optional, monospace, id, ...input }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <textarea rows={3} {...input} {...control} className="input textarea" data-monospace={monospace || undefined} />
      )}
    </Field>
  );
}
