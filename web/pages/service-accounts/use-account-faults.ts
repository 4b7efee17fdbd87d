import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { FormFailure } from '#web/form/failure.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import { formField, type AccountValues } from './account-values.ts';

/** Says what is wrong with an account that is created or changed, at the fields of its form: a taken name at the name. */
export function useAccountFaults(): (error: unknown, values: AccountValues) => FormFailure {
  const t = useTranslations('account.form');
  const explain = useExplain();
  return (error, values) => {
    if (error instanceof ApiProblem && error.status === 409 && error.fragment === 'duplicate_resource') {
      return { title: t('checkFields'), violations: [{ field: 'name', description: t('nameTaken') }] };
    }
    const failure = explain(error);
    if (!failure.violations?.length) return failure;
    const violations = failure.violations.map(({ field, description }) => ({
      field: formField(field, values),
      description,
    }));
    return { ...failure, title: t('checkFields'), detail: undefined, violations };
  };
}
