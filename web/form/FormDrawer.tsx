import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#web/ui/Button.tsx';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { focusFirstField } from './focus-first-field.ts';
import { FormError } from './FormError.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useSubmission, type SubmissionOptions } from './use-submission.ts';

export interface FormDrawerProps<Values extends FieldValues> extends SubmissionOptions<Values> {
  title: string;
  submitLabel: string;
  /** Why it cannot be sent now, e.g. nothing changed. */
  submitDisabledReason?: string | undefined;
  /** What has to be seen before it is sent, beside the button that sends it. */
  beside?: ReactNode;
  /** Called when the reader leaves, after they agreed to lose what they typed. */
  onClose: () => void;
  width?: 'medium' | 'wide';
  /** Fields. */
  children: ReactNode;
}

/**
 * A form in a drawer. A failure keeps the drawer and everything typed; leaving with changes asks first, in the footer
 * where the reader already is. `onSubmit` closes the drawer itself when all went well.
 */
export function FormDrawer<Values extends FieldValues>(props: FormDrawerProps<Values>) {
  const {
    title,
    submitLabel,
    submitDisabledReason,
    beside,
    onClose,
    width = 'medium',
    children,
    ...submission
  } = props;
  const text = useKitText();
  const { form } = submission;
  const { isDirty, isSubmitting } = form.formState;
  const { refusal, onSubmit } = useSubmission(submission);
  const { leave, question } = useLeaveQuestion(isDirty, { busy: isSubmitting });

  return (
    <Drawer title={title} width={width} onClose={() => leave(onClose)}>
      <form ref={focusFirstField} noValidate onSubmit={onSubmit}>
        <DrawerBody>
          <div className="form">
            {children}
            <FormError form={form} refusal={refusal} />
          </div>
        </DrawerBody>
        {question ? (
          <DrawerFooter>
            <DiscardQuestion {...question} />
          </DrawerFooter>
        ) : (
          <DrawerFooter>
            {beside}
            <Button onClick={() => leave(onClose)}>{text.cancel}</Button>
            <SubmitButton form={form} disabledReason={submitDisabledReason}>
              {submitLabel}
            </SubmitButton>
          </DrawerFooter>
        )}
      </form>
    </Drawer>
  );
}
