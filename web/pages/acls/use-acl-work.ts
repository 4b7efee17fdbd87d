import { useTranslations } from 'use-intl';
import type { AclReceipt } from '#web/access/acl-change.ts';
import type { AclEntry } from '#web/access/acl-entry.ts';
import type { Applied } from '#web/access/effect-reading.ts';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import type { Effect, KnownEffect } from '#web/access/use-effect-of.ts';
import { useBeginRun } from '#web/runs/use-begin-run.ts';
import { usePlaceNames } from '#web/scope/use-place-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { aclRunOf, fitsOneRun, takesCalls } from './acl-run.ts';
import type { AclEffect } from './use-acl-effect.ts';
import { useAclCall } from './use-acl-call.ts';

export interface AclChoice {
  readonly entries: readonly AclEntry[];
  /** Whom the entries are about. */
  readonly subjects: SubjectsByKey;
  /** All of it has gone through, by one call. Left out where the server does it however little it is. */
  readonly onDone?: ((receipt: AclReceipt) => void) | undefined;
}

export interface AclWork {
  /** It takes several calls: the server does it, and asks once more after it has looked. */
  readonly isRun: boolean;
  readonly running: boolean;
  /** What has come of the call so far. */
  readonly receipt: AclReceipt | undefined;
  readonly error: unknown;
  /** Why it can never be done like this. */
  readonly reasonAgainst: (effect: Effect<AclEffect>) => string | undefined;
  readonly apply: (known: KnownEffect<AclEffect>) => Promise<Applied>;
}

/** Makes a change of ACLs: by one call where that is enough, else as a run, which goes on without the tab. */
export function useAclWork({ entries, subjects, onDone }: AclChoice): AclWork {
  const t = useTranslations('acls.work');
  const scope = useScope();
  const nameOf = usePlaceNames(scope, []);
  const call = useAclCall(scope);
  const begin = useBeginRun();
  const isRun = onDone === undefined || takesCalls(entries);
  const runOf = ({ verb, acls }: AclEffect) => {
    const known = acls.map(({ entry }) => entry);
    return aclRunOf(scope, nameOf(scope), verb, known, subjects);
  };

  async function apply({ value }: KnownEffect<AclEffect>): Promise<Applied> {
    if (isRun) {
      return begin.mutateAsync(runOf(value)).then(
        () => 'done' as const,
        () => 'failed' as const,
      );
    }
    const receipt = await call.send(
      value.verb,
      value.acls.map(({ entry }) => entry),
    );
    if (receipt === undefined || receipt.left.length > 0) return 'failed';
    onDone(receipt);
    return 'done';
  }

  return {
    isRun,
    running: call.running || begin.isPending,
    receipt: call.receipt,
    error: call.error ?? begin.error ?? undefined,
    reasonAgainst: ({ state, value }) =>
      isRun && state !== 'reading' && value !== undefined && !fitsOneRun(runOf(value)) ? t('tooMany') : undefined,
    apply,
  };
}
