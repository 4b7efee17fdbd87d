/** The kit's fields, tied to a form: value, error and focus are the form's, words and looks are the field's. */
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '#web/ui/Checkbox.tsx';
import { RadioGroup, type RadioGroupProps } from '#web/ui/RadioGroup.tsx';
import { Select, type SelectProps } from '#web/ui/Select.tsx';
import { TextArea, type TextAreaProps } from '#web/ui/TextArea.tsx';
import { TextField, type TextFieldProps } from '#web/ui/TextField.tsx';

/** Where a field belongs. `rules` for forms without a schema. */
export interface Binding<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  rules?: RegisterOptions<Values, Path<Values>> | undefined;
}

/** What the form decides, so the page does not. */
type Words<Props> = Omit<Props, 'form' | 'name' | 'error' | 'value' | 'defaultValue' | 'checked' | 'ref'>;

/** What a control needs of the form. */
function bound<Values extends FieldValues>({ form, name, rules }: Binding<Values>) {
  return { ...form.register(name, rules), error: form.getFieldState(name, form.formState).error?.message };
}

export function FormTextField<Values extends FieldValues>(props: Binding<Values> & Words<TextFieldProps>) {
  const { form, name, rules, ...words } = props;
  return <TextField {...words} {...bound({ form, name, rules })} />;
}

export function FormTextArea<Values extends FieldValues>(props: Binding<Values> & Words<TextAreaProps>) {
  const { form, name, rules, ...words } = props;
  return <TextArea {...words} {...bound({ form, name, rules })} />;
}

export function FormSelect<Values extends FieldValues>(props: Binding<Values> & Words<SelectProps>) {
  const { form, name, rules, ...words } = props;
  return <Select {...words} {...bound({ form, name, rules })} />;
}

export function FormCheckbox<Values extends FieldValues>(props: Binding<Values> & Words<CheckboxProps>) {
  const { form, name, rules, ...words } = props;
  return <Checkbox {...words} {...bound({ form, name, rules })} />;
}

export function FormRadioGroup<Values extends FieldValues>(props: Binding<Values> & Words<RadioGroupProps>) {
  const { form, name, rules, ...words } = props;
  return <RadioGroup {...words} {...bound({ form, name, rules })} />;
}
