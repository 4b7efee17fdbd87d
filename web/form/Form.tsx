import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { FormError } from './FormError.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useSubmission, type SubmissionOptions } from './use-submission.ts';

export interface FormProps<Values extends FieldValues> extends SubmissionOptions<Values> {
  /** Fields. */
  children: ReactNode;
  /** Commands below the fields, with a `SubmitButton`. */
  actions: ReactNode;
}

/** A form on a page, which asks before it is left with changes. In a drawer: `FormDrawer`. */
export function Form<Values extends FieldValues>({ children, actions, ...submission }: FormProps<Values>) {
  const { refusal, onSubmit } = useSubmission(submission);
  const text = useKitText();
  const { question } = useLeaveQuestion(submission.form.formState.isDirty, { links: true });
  return (
    <>
      <form noValidate className="form" onSubmit={onSubmit}>
        {children}
        <FormError form={submission.form} refusal={refusal} />
        <div className="form-actions">{actions}</div>
      </form>
      {question === undefined ? undefined : (
        <LazyConfirmDialog
          title={text.discardQuestion}
          confirmLabel={text.discard}
          danger
          onConfirm={question.onDiscard}
          onClose={question.onKeep}
        >
          <p>{text.discardEffect}</p>
        </LazyConfirmDialog>
      )}
    </>
  );
}
