import { Autocomplete, I18nProvider, Input, SearchField } from 'react-aria-components';
import { SearchIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';
import { OptionRows, type OptionRowsProps } from './OptionRows.tsx';

export interface PickListProps extends Omit<OptionRowsProps, 'onAction'> {
  /** Accessible name of the field and the list, and the field's placeholder: "Find a space". */
  label: string;
  inputValue: string;
  onInputChange: (text: string) => void;
  onPick: (id: string) => void;
}

/** What the field is to assistive technology: its list is always open, and needs no focus of its own to be scrolled. */
const comboBox = { type: 'text', role: 'combobox', 'aria-expanded': true } as const;

/** A search field with its results below, for a popover or a dialog: arrows move in the list while the field is typed in. */
export function PickList({ label, inputValue, onInputChange, onPick, options, loading, onLoadMore }: PickListProps) {
  const { locale } = useKitText();
  return (
    <I18nProvider locale={locale}>
      <div className="pick">
        <Autocomplete inputValue={inputValue} onInputChange={onInputChange}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to be typed in */}
          <SearchField aria-label={label} autoFocus className="filter">
            <SearchIcon />
            <Input className="input" placeholder={label} spellCheck={false} {...comboBox} />
          </SearchField>
          <OptionRows label={label} options={options} loading={loading} onLoadMore={onLoadMore} onAction={onPick} />
        </Autocomplete>
      </div>
    </I18nProvider>
  );
}
