import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { EyeIcon, EyeOffIcon } from './later-icons.tsx';
import { IconButton } from './IconButton.tsx';
import { useKitText } from './kit-text.ts';

export type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'type' | 'children' | 'onKeyDown' | 'onKeyUp'> & {
    /** Said while it is typed with Caps Lock on. */
    capsLock: string;
  };

/** A secret, hidden until asked to be shown. Says while it is typed that Caps Lock is on. */
export function PasswordField({ label, hint, error, optional, capsLock, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const text = useKitText();
  // What a key does to Caps Lock itself is known when it goes up.
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <>
          <span className="input-with-button">
            <input
              autoComplete="current-password"
              autoCapitalize="off"
              spellCheck={false}
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              className="input"
              onKeyDown={look}
              onKeyUp={look}
              onBlur={(event) => {
                setCapsLock(false);
                input.onBlur?.(event);
              }}
            />
            <IconButton
              icon={shown ? EyeOffIcon : EyeIcon}
              label={shown ? text.hidePassword : text.showPassword}
              onClick={() => setShown(!shown)}
            />
          </span>
          <output className="field-caps">{isCapsLock ? capsLock : ''}</output>
        </>
      )}
    </Field>
  );
}
