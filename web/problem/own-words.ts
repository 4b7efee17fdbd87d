import { useTranslations } from 'use-intl';
import type { ConsoleProblemKind } from '#shared/console-problem.ts';
import type { ApiProblem } from '#web/api/api-problem.ts';

/** Of the others the title says all. The compiler asks for the words of a new one. */
type WithWords = Exclude<ConsoleProblemKind, 'signed_out' | 'region_signed_out' | 'not_found'>;

/** What a problem that the console itself has made means; undefined for a region's own, and one that this page does not know. */
export function useOwnWords(): (error: ApiProblem) => string | undefined {
  const t = useTranslations();
  return ({ source, fragment, problem: { region } }) => {
    const key = `soon.refusals.ours.${fragment as WithWords}` as const;
    if (source !== 'console' || !t.has(key)) return undefined;
    return t(key, { region: typeof region === 'string' ? region : t('soon.failures.theRegion') });
  };
}
