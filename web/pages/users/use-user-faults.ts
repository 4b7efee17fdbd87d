import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { FormFailure } from '#web/form/failure.ts';
import { useExplain } from '#web/problem/use-explain.ts';

export interface UserFaults {
  /** The address that somebody else has, after a region said so. */
  readonly taken: string | undefined;
  /** Sends a user; remembers the address when the region refuses it as taken (behaviours B4). */
  readonly send: <Reply>(email: string, write: () => Promise<Reply>) => Promise<Reply>;
  /** For the form: a taken address is a fault of its field. */
  readonly explain: (error: unknown) => FormFailure;
}

/** What can be wrong with a user that is created or changed. */
export function useUserFaults(): UserFaults {
  const t = useTranslations('user.form');
  const explain = useExplain();
  const [taken, setTaken] = useState<string>();
  return {
    taken,
    async send(email, write) {
      try {
        return await write();
      } catch (error) {
        if (isTaken(error)) setTaken(email);
        throw error;
      }
    },
    explain(error) {
      if (isTaken(error)) {
        return { title: t('checkFields'), violations: [{ field: 'email', description: t('emailTaken') }] };
      }
      const failure = explain(error);
      return failure.violations?.length ? { ...failure, title: t('checkFields'), detail: undefined } : failure;
    },
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 409 && error.fragment === 'duplicate_resource';
}
