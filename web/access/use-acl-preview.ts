import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/paths.ts';
import { useOrganisationId } from '#web/shell/scope-names.ts';
import { looksOf, type AclVerb } from './acl-change.ts';
import { keyOfSubject, type AclEntry } from './acl-entry.ts';
import { readKnowledge } from './acl-knowledge.ts';
import { isSamePreview, previewAcls, type PreviewedAcl } from './acl-preview.ts';
import { permissionsOf } from './permission-names.ts';
import { sweep } from './sweep.ts';
import { useSweep } from './use-sweep.ts';

export interface AclPreview {
  readonly acls: readonly PreviewedAcl[];
  /** Subjects whose rights have been read, of how many. */
  readonly asked: number;
  readonly total: number;
  readonly pending: boolean;
  /** What is shown came of `check`, which found something else than what was shown before. */
  readonly moved: boolean;
  readonly checking: boolean;
  /**
   * Reads everything again, past every cache. Answers whether what is shown still holds; what does not is replaced,
   * and false is also answered once nobody shows it any more.
   */
  readonly check: () => Promise<boolean>;
}

/** Something just read is as good as new to a preview, milliseconds. */
const freshMs = 15_000;

/**
 * What creating or deleting `entries` does, worked out once, a few subjects at a time. Who uses it for other entries
 * gives the component another key.
 */
export function useAclPreview(scope: Scope, verb: AclVerb, entries: readonly AclEntry[]): AclPreview {
  const client = useQueryClient();
  const organisationId = useOrganisationId(scope.region);
  const { data: permissions } = useQuery(permissionsOf(scope));
  const [checked, setChecked] = useState<readonly PreviewedAcl[]>();
  const [checking, setChecking] = useState(false);
  const shown = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    shown.current = controller;
    return () => controller.abort();
  }, []);
  const subjects = [...new Map(entries.map(({ subject }) => [keyOfSubject(subject), subject])).values()];
  const organisation: Scope | undefined =
    organisationId === undefined ? undefined : { region: scope.region, kind: 'organisation', id: organisationId };

  const question = (staleTime: number) => ({
    sources: [() => Promise.resolve(subjects)],
    look: async (subject: Subject) => {
      const own = entries.filter((entry) => keyOfSubject(entry.subject) === keyOfSubject(subject));
      const pairs = looksOf(own).map(({ pair }) => pair);
      const known = await readKnowledge({ client, scope, organisation, subject, pairs, staleTime });
      const catalogue = permissions ?? (await client.fetchQuery(permissionsOf(scope)));
      const names = new Map(catalogue.map(({ uuid, name }) => [uuid, name]));
      return previewAcls(verb, own, names, scope.kind, known);
    },
  });
  const { state } = useSweep<Subject, readonly PreviewedAcl[]>(() => question(freshMs), { atOnce: true });
  const acls = checked ?? state?.found.flat() ?? [];

  async function check(): Promise<boolean> {
    const signal = shown.current?.signal;
    if (signal === undefined) return false;
    setChecking(true);
    let found: readonly PreviewedAcl[] = [];
    await sweep<Subject, readonly PreviewedAcl[]>({
      ...question(0),
      signal,
      onChange: (report) => (found = report.found.flat()),
    });
    if (signal.aborted) return false;
    setChecking(false);
    if (isSamePreview(acls, found)) return true;
    setChecked(found);
    return false;
  }

  return {
    acls,
    asked: state?.asked ?? 0,
    total: subjects.length,
    pending: state?.status !== 'done',
    moved: checked !== undefined,
    checking,
    check,
  };
}
