/** The deprecated granular policies of a person at one place, one call for each type of object (behaviours B10.13). */
import type { GranularItem } from '#web/access/acl-from-granular.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { isNotOffered } from '#web/api/is-not-offered.ts';
import { keyOfGranular, type Gap, type HeldGranular } from './findings.ts';

export interface GranularFindings {
  readonly items: readonly HeldGranular[];
  /** What could not be read of them. */
  readonly gap?: Gap;
}

/** True when the region does not know the person at the place: nothing is held there then, and nothing is missing. */
export function isUnknownPerson(error: unknown): boolean {
  return error instanceof ApiProblem && error.fragment === 'identity_not_found';
}

/**
 * Asks about every type once; `read` answers the items of one type. A region that does not offer the operation
 * (behaviours B12.5) is asked once only: the first type goes ahead. Never rejects.
 */
export async function findGranular(
  objectTypes: readonly string[],
  read: (objectType: string) => Promise<readonly GranularItem[]>,
): Promise<GranularFindings> {
  const [first, ...others] = new Set(objectTypes);
  if (first === undefined) return { items: [] };
  const ask = async (objectType: string) => {
    try {
      const items = await read(objectType);
      return { objectType, items: items.map(({ action, objectId }) => ({ objectType, action, objectId })) };
    } catch (error) {
      return isUnknownPerson(error) ? { objectType, items: [] } : { objectType, items: [], error };
    }
  };
  const ahead = await ask(first);
  const answers = isNotOffered(ahead.error) ? [ahead] : [ahead, ...(await Promise.all(others.map(ask)))];

  const isOffered = answers.some(({ error }) => error === undefined);
  // Where other types are answered, 404 says that there is none of this one.
  const isNone = (error: unknown) => isOffered && error instanceof ApiProblem && error.status === 404;
  const unread = answers.filter(({ error }) => error !== undefined && !isNone(error));
  const items = answers.flatMap((answer) => answer.items);
  const distinct = [...new Map(items.map((item) => [keyOfGranular(item), item])).values()];
  const [missing] = unread;
  if (missing === undefined) return { items: distinct };
  const { error } = missing;
  return unread.every((answer) => isNotOffered(answer.error))
    ? { items: distinct, gap: { kind: 'granularNotOffered', error } }
    : { items: distinct, gap: { kind: 'granular', kinds: unread.map(({ objectType }) => objectType).sort(), error } };
}
