import type { Ref } from 'react';
import { Button, ComboBox, I18nProvider, Input, Label, Popover, Text } from 'react-aria-components';
import type { FieldWords } from './Field.tsx';
import { FieldMessage } from './Field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';
import type { RemoteOptions } from './option.ts';
import { OptionRows } from './OptionRows.tsx';

export interface ComboboxProps extends FieldWords, RemoteOptions {
  /** What is typed, or the label of what was chosen; the caller fetches the options that fit. */
  inputValue: string;
  onInputChange: (text: string) => void;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  placeholder?: string;
  /** Name of the field in its form. */
  name?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A choice out of a list too long to show whole: typing asks the server, scrolling fetches more. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, inputValue, onInputChange, selectedId, onSelect, onBlur } = props;
  const { placeholder, name, inputRef, options, loading, onLoadMore } = props;
  const text = useKitText();

  function choose(id: string | null) {
    onSelect(id);
    const chosen = options.find((option) => option.id === id);
    if (chosen) onInputChange(chosen.label);
  }

  return (
    <I18nProvider locale={text.locale}>
      <ComboBox
        className="field"
        items={options}
        inputValue={inputValue}
        onInputChange={onInputChange}
        selectedKey={selectedId}
        onSelectionChange={(key) => choose(key === null ? null : String(key))}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        allowsEmptyCollection
        menuTrigger="focus"
        {...(name === undefined ? {} : { name })}
        {...(onBlur ? { onBlur } : {})}
      >
        <Label className="field-label">
          {label}
          {optional ? <span className="field-optional"> {text.optional}</span> : undefined}
        </Label>
        <span className="input-with-button">
          <Input
            className="input"
            spellCheck={false}
            {...(placeholder === undefined ? {} : { placeholder })}
            {...(inputRef === undefined ? {} : { ref: inputRef })}
          />
          <Button className="icon-button">
            <ChevronDownIcon />
          </Button>
        </span>
        {hint === undefined && error === undefined ? undefined : (
          <Text slot="description" elementType="div">
            <FieldMessage id="" hint={hint} error={error} />
          </Text>
        )}
        <Popover className="popover popover-as-wide" offset={4}>
          <OptionRows options={options} loading={loading} onLoadMore={onLoadMore} />
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
