import { useFormatter, useTranslations } from 'use-intl';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { SingleResources } from '#web/access/access-summary.ts';
import { useResourceNames } from '#web/access/use-resource-names.ts';
import { useThingWords } from '#web/access/use-thing-words.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { nameText } from '#web/ui/name-text.ts';

/** So many are named; more are counted. */
const named = 3;

/** Single resources in a sentence: `one Kubernetes cluster (front)`, or how many; names are looked up for ACLs alone. */
export function useSingleWords(acls: readonly AclItem[]): (single: SingleResources) => string {
  const t = useTranslations('access.summary');
  const format = useFormatter();
  const thingsOf = useThingWords();
  const nameOf = useResourceNames(useScope(), acls);
  return ({ service, resource, ids }) => {
    const what = resource === '' ? service : `${service}.${resource}`;
    const count = ids.length;
    const things = thingsOf(what, count) ?? t('things', { count, what });
    const names = ids.flatMap((resourceId) => nameOf({ service, resource, resourceId }) ?? []);
    if (count > named || names.length < count) return things;
    return t('named', {
      things,
      names: format.list(names.toSorted((one, two) => one.localeCompare(two)).map(nameText)),
    });
  };
}
