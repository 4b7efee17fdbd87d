import { useTranslations } from 'use-intl';
import { noGrants, sizeOf, type Grants } from '#shared/rules/policy-delta.ts';
import type { RunStep } from '#shared/run.ts';

/** How many of the things in one call were changed, where some were so already; undefined elsewhere. */
export function useChangedWords(): (step: RunStep) => string | undefined {
  const t = useTranslations('runs');
  return ({ state, body, changed }) => {
    const same = countIn(body) - countIn(changed);
    return state === 'done' && changed !== undefined && same > 0
      ? t('changedAcls', { changed: countIn(changed), same })
      : undefined;
  };
}

interface Rights {
  readonly items?: readonly unknown[];
  readonly add?: Partial<Grants>;
  readonly delete?: Partial<Grants>;
}

/** ACLs, or roles and permissions. */
function countIn(body: unknown): number {
  const { items = [], add, delete: taken } = (body ?? {}) as Rights;
  return items.length + sizeOf({ ...noGrants, ...add }) + sizeOf({ ...noGrants, ...taken });
}
