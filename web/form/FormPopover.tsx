import type { ReactNode, RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Popover } from '#web/ui/Popover.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { focusFirstField } from './focus-first-field.ts';
import { FormError } from './FormError.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useSubmission, type SubmissionOptions } from './use-submission.ts';

export interface FormPopoverProps<Values extends FieldValues> extends SubmissionOptions<Values> {
  title: string;
  submitLabel: string;
  /** Why it cannot be sent now, e.g. nothing changed. */
  submitDisabledReason?: string | undefined;
  /** What it stands beside. */
  trigger: RefObject<Element | null>;
  /** Called when the reader leaves, after they agreed to lose what they typed. */
  onClose: () => void;
  /** Fields. */
  children: ReactNode;
}

/** A form of a field or two beside what it changes; it keeps what was typed and asks before that is lost, as `FormDrawer` does. */
export function FormPopover<Values extends FieldValues>(props: FormPopoverProps<Values>) {
  const { title, submitLabel, submitDisabledReason, trigger, onClose, children, ...submission } = props;
  const text = useKitText();
  const { form } = submission;
  const { isDirty, isSubmitting } = form.formState;
  const { refusal, onSubmit } = useSubmission(submission);
  const { leave, question } = useLeaveQuestion(isDirty, { busy: isSubmitting });
  return (
    <Popover label={title} trigger={trigger} placement="bottom end" onClose={() => leave(onClose)}>
      <form ref={focusFirstField} noValidate className="form form-popover" onSubmit={onSubmit}>
        <h2>{title}</h2>
        {children}
        <FormError form={form} refusal={refusal} />
        <div className="page-actions">
          {question ? (
            <DiscardQuestion {...question} />
          ) : (
            <>
              <Button onClick={() => leave(onClose)}>{text.cancel}</Button>
              <SubmitButton form={form} disabledReason={submitDisabledReason}>
                {submitLabel}
              </SubmitButton>
            </>
          )}
        </div>
      </form>
    </Popover>
  );
}
