import type { Subject } from '#web/address/paths.ts';

export interface AnsweredQuestion {
  subject: Subject;
  permission: string;
  /** Empty when the question is about everything in the scope. */
  resource: string;
}
