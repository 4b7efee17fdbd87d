import { ApiProblem } from '#web/api/api-problem.ts';
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export interface RefusalHelpProps {
  error: ApiProblem;
  /** Where something typed would be lost by going elsewhere, the explanation opens in a tab of its own. */
  apart: boolean;
}

/** From a refusal to the reason for it, and to a request for the right. Comes with its words when something is refused. */
export const RefusalHelp = lazyPart<RefusalHelpProps>(
  async () => (await withWords(import('./RefusalRequest.tsx'), ['access'])).RefusalRequest,
);

/** Whether `error` is a refusal that a right would have prevented. */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status === 403;
}
