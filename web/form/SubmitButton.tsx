import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';

export interface SubmitButtonProps<Values extends FieldValues> extends Omit<ButtonProps, 'form' | 'type' | 'pending'> {
  form: UseFormReturn<Values>;
}

/** Sends the form it stands in; busy while that is under way. */
export function SubmitButton<Values extends FieldValues>({ form, ...button }: SubmitButtonProps<Values>) {
  return <Button variant="primary" {...button} type="submit" pending={form.formState.isSubmitting} />;
}
