import { useController, type FieldValues } from 'react-hook-form';
import { Combobox, type ComboboxProps } from '#web/ui/Combobox.tsx';
import type { Binding } from './fields.tsx';

export interface FormComboboxProps<Values extends FieldValues>
  extends Binding<Values>, Omit<ComboboxProps, 'error' | 'selectedId' | 'onSelect' | 'inputRef' | 'onBlur' | 'name'> {}

/** A `Combobox` whose chosen id is the form's value; empty text when nothing is chosen. */
export function FormCombobox<Values extends FieldValues>({ form, name, rules, ...words }: FormComboboxProps<Values>) {
  const { field, fieldState } = useController({ control: form.control, name, ...(rules ? { rules } : {}) });
  return (
    <Combobox
      {...words}
      name={name}
      error={fieldState.error?.message}
      selectedId={field.value === '' ? null : field.value}
      onSelect={(id) => field.onChange(id ?? '')}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
