import { useEffect, useRef, useState } from 'react';
import { TextField } from '#web/ui/TextField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

export interface CodeFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  /** Grows with every refusal, so that each takes the focus back here and is read out. */
  refusals: number;
}

const name = 'code';

/** A code of six digits; blanks and hyphens that came along with it are no part of it. */
export function CodeField({ label, hint, error, refusals }: CodeFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState(0);
  useEffect(() => {
    const input = field.current?.querySelector('input');
    // Whoever comes to the field hears it with its error; whoever is there has to be told.
    if (input === document.activeElement) setSaid(refusals);
    else if (refusals > 0) input?.focus();
  }, [refusals]);
  return (
    <div ref={field}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        name={name}
        className="activation-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        required
      />
      <VisuallyHidden>
        <span role="alert" key={refusals}>
          {said === refusals ? error : undefined}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** The digits entered in a form's code field; undefined unless there are six of them and nothing else. */
export function codeIn(form: HTMLFormElement): string | undefined {
  const value = new FormData(form).get(name);
  const digits = typeof value === 'string' ? value.replace(/[\s-]/g, '') : '';
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
