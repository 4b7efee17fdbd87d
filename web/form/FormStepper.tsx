import type { FieldValues } from 'react-hook-form';
import { Stepper, type StepperProps } from '#web/ui/Stepper.tsx';
import type { Binding } from './fields.tsx';

export type FormStepperProps<Values extends FieldValues> = Binding<Values> &
  Omit<StepperProps, 'form' | 'name' | 'error' | 'value' | 'defaultValue' | 'ref'>;

/** A `Stepper` whose text is the form's value: what is typed stays, numbers or not. */
export function FormStepper<Values extends FieldValues>({ form, name, rules, ...words }: FormStepperProps<Values>) {
  const error = form.getFieldState(name, form.formState).error?.message;
  return <Stepper {...words} {...form.register(name, rules)} error={error} />;
}
