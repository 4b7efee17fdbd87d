import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormError } from './FormError.tsx';
import { useUnsavedGuard } from './unsaved-guard.ts';
import { useSubmission, type SubmissionOptions } from './use-submission.ts';

export interface FormProps<Values extends FieldValues> extends SubmissionOptions<Values> {
  /** Fields. */
  children: ReactNode;
  /** Commands below the fields, with a `SubmitButton`. */
  actions: ReactNode;
}

/** A form on a page. In a drawer: `FormDrawer`. */
export function Form<Values extends FieldValues>({ children, actions, ...submission }: FormProps<Values>) {
  const { refusal, onSubmit } = useSubmission(submission);
  useUnsavedGuard(submission.form.formState.isDirty);
  return (
    <form noValidate className="form" onSubmit={onSubmit}>
      {children}
      <FormError form={submission.form} refusal={refusal} />
      <div className="form-actions">{actions}</div>
    </form>
  );
}
