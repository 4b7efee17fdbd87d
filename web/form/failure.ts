import type { ReactNode } from 'react';
import type { Violation } from '#shared/contract/problem.ts';

/** Why a form could not be sent, in the reader's words. */
export interface FormFailure {
  title: string;
  detail?: string | undefined;
  /** To quote in a report. */
  requestId?: string | undefined;
  violations?: readonly Violation[] | undefined;
  /** What can be done about it. */
  help?: ReactNode;
}
