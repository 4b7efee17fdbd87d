import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormFailure } from './failure.ts';
import { failureWords } from './failure-words.ts';
import { applyViolations } from './violations.ts';

export interface SubmissionOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Sends the values; what it throws is explained to the reader, and everything typed stays. */
  onSubmit: (values: Values) => Promise<void>;
  /** Turns what `onSubmit` threw into words. */
  explain: (error: unknown) => FormFailure;
}

/** A try that did not get through: stopped by the form's own rules, or failed with words for the whole form. */
export interface Refusal {
  number: number;
  element: HTMLFormElement;
  failure?: FormFailure;
  /** Every fault it was refused for is shown at a field. */
  landed?: boolean;
}

/** Something a reader can type in or press, inside a group or alone. */
const focusable = ':is(input, select, textarea, button):not(:disabled)';

/** Sending a form: one at a time; faults go to their fields, the first of which on the page gets the focus. */
export function useSubmission<Values extends FieldValues>({ form, onSubmit, explain }: SubmissionOptions<Values>) {
  const [refusal, setRefusal] = useState<Refusal>();
  const explainNow = useRef(explain);
  useLayoutEffect(() => {
    explainNow.current = explain;
  });

  async function send(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    const refused: Refusal = { number: (refusal?.number ?? 0) + 1, element };
    let accepted = false;
    const submit = form.handleSubmit(async (values) => {
      setRefusal(undefined);
      try {
        await onSubmit(values);
        accepted = true;
      } catch (error) {
        // It may have failed before there were words for it.
        await failureWords();
        const failure = explainNow.current(error);
        const shown = (path: string) => element.elements.namedItem(path) !== null;
        const { violations = [] } = failure;
        const homeless = applyViolations(form, violations, shown);
        refused.failure = { ...failure, violations: homeless };
        refused.landed = violations.length > 0 && homeless.length === 0;
      }
    });
    await submit(event);
    if (!accepted) setRefusal(refused);
  }

  useEffect(() => {
    const fault = refusal?.element.querySelector('[aria-invalid="true"]');
    const place = fault?.matches(focusable) ? fault : fault?.querySelector(focusable);
    if (place instanceof HTMLElement) place.focus();
  }, [refusal]);

  return {
    refusal,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.stopPropagation();
      if (form.formState.isSubmitting) event.preventDefault();
      else void send(event);
    },
  };
}
