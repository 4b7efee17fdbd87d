import { useDeferredValue, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { SubjectRecord } from '#shared/rules/subject-status.ts';
import type { AclQuestion } from '#web/access/acl-address.ts';
import { keyOfLook, type AclLook } from '#web/access/acl-change.ts';
import { keyOfPair, keyOfSubject, sameCase, type AclEntry } from '#web/access/acl-entry.ts';
import { accessGate } from '#web/api/gate.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { aclsOf, readAcls } from '#web/access/subject-reads.ts';
import type { Sweep } from '#web/api/sweep.ts';
import { useSweep } from '#web/api/use-sweep.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Scope } from '#web/api/scope.ts';
import { lookSources, readSubject, type NamedLook } from './acl-sources.ts';

/** An ACL with what to call whom it is given to. */
export interface AclRow extends AclEntry {
  readonly name: string;
  readonly record: SubjectRecord;
}

interface Found extends NamedLook {
  readonly items: readonly AclItem[];
}

export interface AclSearch {
  /** Undefined until it was started. */
  readonly state: Sweep<NamedLook, unknown> | undefined;
  readonly rows: readonly AclRow[];
  readonly start: () => void;
  readonly stop: () => void;
  /** Reads again what a change has touched, and nothing else. */
  readonly refresh: (looks: readonly AclLook[], nameOf: (look: AclLook) => string) => Promise<void>;
}

/** The ACLs that answer a question, as they come in. For another question the component gets another key. */
export function useAclSearch(scope: Scope, question: AclQuestion, atOnce: boolean): AclSearch {
  const client = useQueryClient();
  const [again, setAgain] = useState<ReadonlyMap<string, Found>>(new Map());
  const sweep = useSweep<NamedLook, Found>(
    (signal) => ({
      sources: lookSources(client, scope, question, signal),
      look: async ({ subject, pair }) => {
        const items = await ofThoseThere(readAcls(scope, subject, pair, signal));
        return items.length === 0 ? undefined : { subject, pair, items };
      },
    }),
    { atOnce },
  );
  // Thousands of answers come in a few seconds: the table follows when the browser has time.
  const state = useDeferredValue(sweep.state);
  const { resourceId } = question;
  const rows = useMemo(() => {
    const found = new Map(state?.found.map((one) => [keyOfLook(one), one] as const));
    for (const [key, one] of again) found.set(key, one);
    const all = [...found.values()].flatMap(({ subject, items }) =>
      items.map((item): AclRow => {
        const { type, id, name, record } = subject;
        return { subject: { type, id }, name, record, item };
      }),
    );
    return resourceId === '' ? all : all.filter(({ item }) => sameCase(item.resourceId) === sameCase(resourceId));
  }, [state, again, resourceId]);

  async function refresh(looks: readonly AclLook[], nameOf: (look: AclLook) => string) {
    const asked = looks.filter((look) => isAskedFor(question, look));
    const fresh = await Promise.all(
      asked.map(async (look): Promise<readonly (readonly [string, Found])[]> => {
        const { subject, pair } = look;
        try {
          const items = await ofThoseThere(client.fetchQuery({ ...aclsOf(scope, subject, pair), staleTime: 5_000 }));
          const { record } = await accessGate(() => readSubject(client, scope, subject));
          const who: NamedSubject = { ...subject, name: nameOf(look), record };
          return [[keyOfLook(look), { subject: who, pair, items }]];
        } catch {
          // What cannot be read stays as it was shown; the receipt says that it could not be read back.
          return [];
        }
      }),
    );
    setAgain((before) => new Map([...before, ...fresh.flat()]));
  }

  return {
    state,
    rows,
    refresh,
    stop: sweep.stop,
    start: () => {
      setAgain(new Map());
      sweep.start();
    },
  };
}

function isAskedFor({ pair, whose }: AclQuestion, look: AclLook): boolean {
  if (pair === undefined || (pair !== 'all' && keyOfPair(pair) !== keyOfPair(look.pair))) return false;
  if (whose === 'everybody') return true;
  return typeof whose === 'string' ? whose === look.subject.type : keyOfSubject(whose) === keyOfSubject(look.subject);
}

/** Somebody who has been deleted since the list was read has no ACLs. */
async function ofThoseThere(reading: Promise<readonly AclItem[]>): Promise<readonly AclItem[]> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return [];
    throw error;
  }
}
