/** Issuing a link for many users, a few at a time, with what became of each. */
import type { RecoveryLink } from '#shared/contract/iam/users.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { createGate } from '#web/api/gate.ts';

/** Calls under way at the same time: fewer than when nothing but reading is done. */
const atOnce = 4;

export type Outcome =
  | { readonly state: 'waiting' }
  | { readonly state: 'running' }
  /** A credential: kept in a component's state only. */
  | { readonly state: 'issued'; readonly issued: RecoveryLink }
  | { readonly state: 'failed'; readonly error: unknown };

/** By user id. */
export type Outcomes = ReadonlyMap<string, Outcome>;

export interface BulkIssue {
  /** Ids of the users to issue a link for. */
  readonly userIds: readonly string[];
  readonly issue: (userId: string) => Promise<RecoveryLink>;
  readonly signal: AbortSignal;
  readonly onOutcome: (userId: string, outcome: Outcome) => void;
}

/**
 * Issues every link once. Stopped by the signal, or by the end of the session, it lets what is under way end and leaves
 * the others waiting. Never rejects.
 */
export async function issueAll({ userIds, issue, signal, onOutcome }: BulkIssue): Promise<void> {
  const gate = createGate(atOnce);
  let signedOut = false;

  async function work(userId: string): Promise<void> {
    if (signal.aborted || signedOut) return;
    onOutcome(userId, { state: 'running' });
    try {
      onOutcome(userId, { state: 'issued', issued: await issue(userId) });
    } catch (error) {
      signedOut ||= error instanceof ApiProblem && error.status === 401;
      onOutcome(userId, { state: 'failed', error });
    }
  }

  await Promise.all(userIds.map((userId) => gate(() => work(userId))));
}
