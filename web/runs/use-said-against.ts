import { useTranslations } from 'use-intl';
import type { RunStep } from '#shared/run.ts';

/** Why a step was not sent, or what the region said against it; undefined for nothing. */
export function useSaidAgainst(): (step: Pick<RunStep, 'notSent' | 'problem'>) => string | undefined {
  const t = useTranslations('runs.notSent');
  return ({ notSent, problem }) =>
    notSent === undefined
      ? (problem?.detail ?? problem?.title)
      : t(notSent.why, { name: '', count: 0, profile: '', ...notSent });
}
