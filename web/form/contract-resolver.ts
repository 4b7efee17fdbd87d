/** Checks a form with the schema of the contract, in words of the reader's language. Brings zod: only for lazy chunks. */
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { config, type z } from 'zod';

// zod would try to compile code at run time, which the page's security policy forbids and the browser then reports.
config({ jitless: true });

export interface ContractCheck<Values, Body> {
  readonly schema: z.ZodType<unknown, Body>;
  /** What would be sent. Its members have the names of the form's, so that a fault finds its field. */
  readonly toBody: (values: Values) => Body;
  /** Says what is wrong at `path`, such as `nodePools.0.name`; undefined lets it pass, for the region to decide. */
  readonly wordOf: (path: string, issue: z.core.$ZodIssue) => string | undefined;
}

/** A resolver for `useForm`; the values handed to `onSubmit` are the form's own. */
export function contractResolver<Values extends FieldValues, Body>({
  schema,
  toBody,
  wordOf,
}: ContractCheck<Values, Body>): Resolver<Values> {
  return (values, _context, options) => {
    const errors: Record<string, FieldError> = {};
    for (const issue of schema.safeParse(toBody(values), { reportInput: true }).error?.issues ?? []) {
      const path = issue.path.join('.');
      const message = wordOf(path, issue);
      if (message !== undefined) errors[path] ??= { type: issue.code, message };
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}
