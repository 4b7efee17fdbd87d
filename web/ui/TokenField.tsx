import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FieldMessage } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';
import { nameText } from './name-text.ts';
import { usePick, type PickListProps } from './PickList.tsx';
import './token-field.css';

/** A part that was chosen. */
export interface Token {
  id: string;
  label: string;
  /** It among the words of a sentence. */
  within: (token: ReactNode) => ReactNode;
  /** Name of the button that takes it out. */
  takeOut: string;
}

export interface TokenFieldProps extends PickListProps {
  hint: string;
  error: string | undefined;
  tokens: readonly Token[];
  /** Of a token. */
  onTakeOut: (id: string) => void;
  onFocus: () => void;
  placeholder: string;
}

/** One field for several choices: each becomes a token before what is typed. Backspace takes out the last one. */
export function TokenField({ hint, error, tokens, onTakeOut, onFocus, placeholder, ...props }: TokenFieldProps) {
  const { label, inputValue, onInputChange, onPick } = props;
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const pick = usePick({
    ...props,
    onInputChange: (typed) => {
      setIsOpen(true);
      onInputChange(typed);
    },
    onPick: (picked) => {
      setIsOpen(false);
      onPick(picked);
    },
  });

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const last = tokens.at(-1);
    if (event.key === 'Backspace' && inputValue === '' && last !== undefined) onTakeOut(last.id);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIsOpen(true);
    else if (event.key === 'Escape') setIsOpen(false);
    else if (!isOpen) return;
    if (event.key !== 'Escape') pick.field.onKeyDown?.(event);
  }
  const closed = { 'aria-expanded': false, 'aria-controls': undefined, 'aria-activedescendant': undefined };
  return (
    <div
      className="field"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="input token-field">
        {tokens.map(({ id: token, label: name, within, takeOut }) => (
          <span key={token} className="token-part">
            {within(
              <span className="token">
                {nameText(name)}
                <IconButton
                  size="small"
                  icon={CloseIcon}
                  label={takeOut}
                  onClick={() => {
                    input.current?.focus();
                    onTakeOut(token);
                  }}
                />
              </span>,
            )}
          </span>
        ))}
        <input
          {...pick.field}
          {...(isOpen ? {} : closed)}
          ref={input}
          id={id}
          aria-describedby={`${id}-words`}
          aria-invalid={error === undefined ? undefined : true}
          placeholder={placeholder}
          onFocus={onFocus}
          onClick={() => setIsOpen(true)}
          onKeyDown={press}
        />
        {isOpen ? <div className="popover pick token-list">{pick.list}</div> : undefined}
      </div>
      <FieldMessage id={`${id}-words`} hint={hint} error={error} />
    </div>
  );
}
