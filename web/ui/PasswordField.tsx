import { useState, type ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { EyeIcon, EyeOffIcon } from './later-icons.tsx';
import { IconButton } from './IconButton.tsx';
import { useKitText } from './kit-text.ts';

export type PasswordFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'type' | 'children'>;

/** A secret, hidden until asked to be shown. */
export function PasswordField({ label, hint, error, optional, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const text = useKitText();
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <span className="input-with-button">
          <input
            autoComplete="current-password"
            autoCapitalize="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="input"
          />
          <IconButton
            icon={shown ? EyeOffIcon : EyeIcon}
            label={shown ? text.hidePassword : text.showPassword}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
}
