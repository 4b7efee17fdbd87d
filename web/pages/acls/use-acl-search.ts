import { useDeferredValue, useMemo, useState } from 'react';
import type { SubjectRecord } from '#shared/rules/subject-status.ts';
import type { AclQuestion } from '#web/access/acl-address.ts';
import { keyOfLook, type AclLook } from '#web/access/acl-change.ts';
import { keyOfPair, keyOfSubject, sameCase, type AclEntry } from '#web/access/acl-entry.ts';
import { accessGate } from '#web/api/gate.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { aclsOf } from '#web/access/subject-reads.ts';
import type { Sweep } from '#web/api/sweep.ts';
import { useReader } from '#web/api/reader.ts';
import { useSweep } from '#web/api/use-sweep.ts';
import type { Scope } from '#web/api/scope.ts';
import { aclSweep, ofThoseThere, readSubject, type AclAsk, type Found } from './acl-sources.ts';

/** An ACL with what to call whom it is given to. */
export interface AclRow extends AclEntry {
  readonly name: string;
  readonly record: SubjectRecord;
}

export interface AclSearchState extends Pick<
  Sweep<unknown, unknown>,
  'status' | 'asked' | 'total' | 'missing' | 'isSilent'
> {
  readonly unread: readonly Omit<Found, 'items'>[];
}

export interface AclSearch {
  /** Undefined until it was started. */
  readonly state: AclSearchState | undefined;
  readonly rows: readonly AclRow[];
  readonly start: () => void;
  readonly stop: () => void;
  /** Reads again what a change has touched, and nothing else. */
  readonly refresh: (looks: readonly AclLook[], nameOf: (look: AclLook) => string) => Promise<void>;
}

/** The ACLs that answer a question, as they come in. For another question the component gets another key. */
export function useAclSearch(scope: Scope, question: AclQuestion, atOnce: boolean): AclSearch {
  const readerHere = useReader();
  const [again, setAgain] = useState<ReadonlyMap<string, Found>>(new Map());
  const sweep = useSweep<AclAsk, readonly Found[]>(({ reader, signal }) => aclSweep(reader, scope, question, signal), {
    atOnce,
  });
  // Thousands of answers come in a few seconds: the table follows when the browser has time.
  const swept = useDeferredValue(sweep.state);
  const { resourceId } = question;
  const found = useMemo(() => {
    const found = new Map(swept?.found.flat().map((one) => [keyOfLook(one), one] as const));
    for (const [key, one] of again) found.set(key, one);
    return [...found.values()];
  }, [swept, again]);
  const rows = useMemo(() => {
    const all = found.flatMap(({ subject, items = [] }) =>
      items.map((item): AclRow => {
        const { type, id, name, record } = subject;
        return { subject: { type, id }, name, record, item };
      }),
    );
    return resourceId === '' ? all : all.filter(({ item }) => sameCase(item.resourceId) === sameCase(resourceId));
  }, [found, resourceId]);

  async function refresh(looks: readonly AclLook[], nameOf: (look: AclLook) => string) {
    const reader = readerHere();
    const asked = looks.filter((look) => isAskedFor(question, look));
    const fresh = await Promise.all(
      asked.map(async (look): Promise<readonly (readonly [string, Found])[]> => {
        const { subject, pair } = look;
        try {
          const items = await ofThoseThere(reader.fetchQuery({ ...aclsOf(scope, subject, pair), staleTime: 5_000 }));
          const { record } = await accessGate(() => readSubject(reader, scope, subject));
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

  const unread = [
    ...found.filter(({ items }) => items === undefined),
    ...(swept?.unread ?? []).flatMap(({ item: { subject, pairs } }) => pairs.map((pair) => ({ subject, pair }))),
  ];
  return {
    state: swept && { ...swept, unread },
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
