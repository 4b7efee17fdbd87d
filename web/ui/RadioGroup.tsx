import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldMessage } from './Field.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'id'> {
  label: string;
  name: string;
  options: readonly RadioOption[];
  hint?: ReactNode;
  error?: string | undefined;
  /** Given together with `onChange`; left out when the browser keeps the choice. */
  value?: string | undefined;
  defaultValue?: string | undefined;
}

/** A choice out of a few, all visible. Other props go to each radio button. */
export function RadioGroup({ label, options, hint, error, value, defaultValue, ...radio }: RadioGroupProps) {
  const id = useId();
  const wordsId = `${id}-words`;
  return (
    <fieldset
      className="radios"
      aria-describedby={hint !== undefined || error !== undefined ? wordsId : undefined}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className="field-label">{label}</legend>
      {options.map((option) => {
        const optionId = `${id}-${option.value}`;
        return (
          <div className="check" key={option.value}>
            <input
              {...radio}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              id={optionId}
              type="radio"
              className="check-box"
              value={option.value}
              disabled={option.disabled ?? false}
              aria-describedby={option.hint === undefined ? undefined : `${optionId}-words`}
            />
            <label htmlFor={optionId}>{option.label}</label>
            <FieldMessage id={`${optionId}-words`} hint={option.hint} />
          </div>
        );
      })}
      <FieldMessage id={wordsId} hint={hint} error={error} />
    </fieldset>
  );
}
