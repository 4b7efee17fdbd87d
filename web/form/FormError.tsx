import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { FormFailure } from './failure.ts';
import type { Refusal } from './use-submission.ts';

/**
 * What went wrong with the form as a whole, if anything. It is read out when it appears, so it takes no focus: it would be read
 * twice, and what was pressed is where one presses again. What the fields say is said there alone.
 */
export function FormError<Values extends FieldValues>({ form, refusal }: FormErrorProps<Values>) {
  const isAlone = Object.keys(form.formState.errors).length === 0;
  if (!refusal?.failure || refusal.landed) return undefined;
  return <FailureNotice key={refusal.number} failure={refusal.failure} isAlone={isAlone} />;
}

export interface FormErrorProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  refusal: Refusal | undefined;
}

/** Its `violations` are those that no field shows; alone, it is brought into view as no field with a fault is. */
function FailureNotice({ failure, isAlone }: { failure: FormFailure; isAlone: boolean }) {
  const text = useKitText();
  const place = useRef<HTMLDivElement>(null);
  // Decided once: when the faults are mended later, the reader is typing elsewhere.
  const [isShown] = useState(isAlone);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <div ref={place}>
      <Notice tone="error" title={failure.title} announce>
        {failure.detail === undefined ? undefined : <p>{failure.detail}</p>}
        {failure.violations?.length ? (
          <ul className="form-violations">
            {failure.violations.map((violation) => (
              <li key={`${violation.field} ${violation.description}`}>
                {violation.field === '' ? undefined : <code>{violation.field}</code>} {violation.description}
              </li>
            ))}
          </ul>
        ) : undefined}
        {failure.help}
        {failure.requestId === undefined ? undefined : (
          <p className="form-request">
            {text.requestId} <code>{failure.requestId}</code>
          </p>
        )}
      </Notice>
    </div>
  );
}
