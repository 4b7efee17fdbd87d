import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { callInScope } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { issueAll, type Outcome, type Outcomes } from './bulk-issue.ts';
import { refreshLedger } from './ledger-query.ts';

export interface BulkRun {
  readonly outcomes: Outcomes;
  readonly running: boolean;
  /** Issues for these users; those not named keep what became of them. */
  readonly start: (userIds: readonly string[]) => Promise<void>;
  readonly stop: () => void;
}

/** A run over many users. Links and codes are in this state alone. */
export function useBulkIssue(scope: Scope): BulkRun {
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map<string, Outcome>());
  const [running, setRunning] = useState(false);
  const control = useRef<AbortController>(undefined);

  async function start(userIds: readonly string[]) {
    control.current = new AbortController();
    setRunning(true);
    await issueAll({
      userIds,
      signal: control.current.signal,
      issue: (userId) => callInScope(scope, 'RecoverUser', { path: { userId } }),
      onOutcome: (userId, outcome) => setOutcomes((before) => new Map([...before, [userId, outcome]])),
    });
    setRunning(false);
    refreshLedger(client, scope.region);
  }

  return { outcomes, running, start, stop: () => control.current?.abort() };
}
