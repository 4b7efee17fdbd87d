import { Combobox, type ComboboxProps } from '#web/ui/Combobox.tsx';

export interface FilterChoiceProps extends Pick<
  ComboboxProps,
  'label' | 'error' | 'options' | 'loading' | 'onLoadMore'
> {
  /** Lets everybody through. */
  any: string;
  chosen: string | undefined;
  /** What is chosen is called. */
  name: string;
  /** Undefined while nothing is typed; `options` are those that fit it. */
  typed: string | undefined;
  onType: (text: string | undefined) => void;
  onChoose: (id: string | undefined) => void;
}

/** Narrows a list to what belongs to one of many, or to none of them. */
export function FilterChoice({ any, chosen, name, typed, onType, onChoose, options, ...field }: FilterChoiceProps) {
  return (
    <Combobox
      {...field}
      placeholder={any}
      inputValue={typed ?? (chosen === undefined ? '' : name)}
      onInputChange={onType}
      selectedId={chosen ?? null}
      onSelect={(id) => {
        onType(undefined);
        if (id !== null) onChoose(id === anyId ? undefined : id);
      }}
      onBlur={() => onType(undefined)}
      options={typed === undefined && chosen !== undefined ? [{ id: anyId, label: any }, ...options] : options}
    />
  );
}

const anyId = 'any';
