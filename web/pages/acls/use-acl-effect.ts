import { useMemo } from 'react';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { useOrganisation } from '#web/scope/use-organisation.ts';
import { looksOf, type AclVerb } from '#web/access/acl-change.ts';
import { keyOfSubject, type AclEntry } from '#web/access/acl-entry.ts';
import { previewAcls, type PreviewedAcl } from './acl-preview.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { readKnowledge } from '#web/access/subject-knowledge.ts';
import { useEffectOf, type Effect } from '#web/access/use-effect-of.ts';

export interface AclEffect {
  readonly verb: AclVerb;
  readonly acls: readonly PreviewedAcl[];
}

/**
 * What creating or deleting `entries` does. A change of ACLs touches single items, so it is not a list that has to stand
 * still but what the change does. Who uses it for other entries gives the component another key.
 */
export function useAclEffect(scope: Scope, verb: AclVerb, entries: readonly AclEntry[]): Effect<AclEffect> {
  const organisation = useOrganisation(scope.region);
  const subjects = [...new Map(entries.map(({ subject }) => [keyOfSubject(subject), subject])).values()];
  const choice = useMemo(() => ({ verb }), [verb]);
  return useEffectOf(
    'acls',
    {
      readBase: () => Promise.resolve(choice),
      sources: () => [() => Promise.resolve(subjects)],
      look: async (subject: Subject, inputs) => {
        const own = entries.filter((entry) => keyOfSubject(entry.subject) === keyOfSubject(subject));
        const pairs = looksOf(own).map(({ pair }) => pair);
        const { known } = await readKnowledge({ inputs, scope, organisation, subject, pairs });
        const catalogue = await inputs.client.fetchQuery(permissionsOf(scope));
        const names = new Map(catalogue.map(({ uuid, name }) => [uuid, name]));
        return previewAcls(verb, own, names, scope.kind, known);
      },
      valueOf: (_base, found, chosen): AclEffect => ({ ...chosen, acls: found.flat() }),
    },
    choice,
  );
}
