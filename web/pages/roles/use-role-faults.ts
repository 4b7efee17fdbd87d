import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { FormFailure } from '#web/form/failure.ts';
import { useExplain } from '#web/problem/use-explain.ts';

/** For the form of a role: says why it was not saved; a name that is taken is a fault of its field (behaviours B4). */
export function useRoleFaults(): (error: unknown) => FormFailure {
  const t = useTranslations('roles.form');
  const explain = useExplain();
  return (error) => {
    if (error instanceof ApiProblem && error.status === 409) {
      return { title: t('check'), violations: [{ field: 'name', description: t('nameTaken') }] };
    }
    const failure = explain(error);
    return failure.violations?.length ? { ...failure, title: t('check'), detail: undefined } : failure;
  };
}
