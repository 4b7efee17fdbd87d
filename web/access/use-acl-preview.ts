import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/paths.ts';
import { useOrganisationId } from '#web/shell/scope-names.ts';
import { looksOf, type AclVerb } from './acl-change.ts';
import { keyOfSubject, type AclEntry } from './acl-entry.ts';
import { readKnowledge } from './acl-knowledge.ts';
import { previewAcls, type PreviewedAcl } from './acl-preview.ts';
import { permissionsOf } from './permission-names.ts';
import { useSweep } from './use-sweep.ts';

export interface AclPreview {
  readonly acls: readonly PreviewedAcl[];
  /** Subjects whose rights have been read, of how many. */
  readonly asked: number;
  readonly total: number;
  readonly pending: boolean;
}

/**
 * What creating or deleting `entries` does, worked out once, a few subjects at a time. Who uses it for other entries
 * gives the component another key.
 */
export function useAclPreview(scope: Scope, verb: AclVerb, entries: readonly AclEntry[]): AclPreview {
  const client = useQueryClient();
  const organisationId = useOrganisationId(scope.region);
  const { data: permissions } = useQuery(permissionsOf(scope));
  const subjects = [...new Map(entries.map(({ subject }) => [keyOfSubject(subject), subject])).values()];
  const organisation: Scope | undefined =
    organisationId === undefined ? undefined : { region: scope.region, kind: 'organisation', id: organisationId };

  const { state } = useSweep<Subject, readonly PreviewedAcl[]>(
    () => ({
      sources: [() => Promise.resolve(subjects)],
      look: async (subject) => {
        const own = entries.filter((entry) => keyOfSubject(entry.subject) === keyOfSubject(subject));
        const pairs = looksOf(own).map(({ pair }) => pair);
        const known = await readKnowledge(client, scope, organisation, subject, pairs);
        const catalogue = permissions ?? (await client.fetchQuery(permissionsOf(scope)));
        const names = new Map(catalogue.map(({ uuid, name }) => [uuid, name]));
        return previewAcls(verb, own, names, scope.kind, known);
      },
    }),
    { atOnce: true },
  );
  return {
    acls: state?.found.flat() ?? [],
    asked: state?.asked ?? 0,
    total: subjects.length,
    pending: state?.status !== 'done',
  };
}
