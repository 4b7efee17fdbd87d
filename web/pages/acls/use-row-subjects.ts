import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { largestPage, type ListReply } from '#shared/contract/list-reply.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { callOf } from '#web/api/call.ts';
import { accessGate } from '#web/api/gate.ts';
import { batchesOf } from '#web/api/names.ts';
import { inScope, type Read, type Scope } from '#web/api/scope.ts';
import { inSlices } from '#web/directory/in-slices.ts';
import { together, type Reading } from '#web/directory/reading.ts';
import { useWalk } from '#web/list/use-walk.ts';
import type { AclRecord } from './acl-csv.ts';
import { accountRows, namedAmong, textsOf, userRows, type RowKind, type RowSubject } from './row-subjects.ts';

/** More addresses are found by reading everybody, unless that is too much to be read unasked. */
const fewAddresses = 50;

export interface RowSubjects {
  /** Everybody whom the rows name and who is there; undefined until it is known of all of them. */
  readonly subjects: readonly RowSubject[] | undefined;
  /** How far everybody is read; undefined when nobody has to be. */
  readonly reading: Reading | undefined;
  readonly error: Error | null;
  /** Asks once more for what could not be read. */
  readonly retry: () => void;
}

/** Whom the rows of a CSV name: ids and addresses are asked for at once, names are looked for in the lists all share. */
export function useRowSubjects(scope: Scope, records: readonly AclRecord[]): RowSubjects {
  const users = useSubjectsOf(userRows, inScope(scope, 'ListUser', {}), records);
  const accounts = useSubjectsOf(accountRows, inScope(scope, 'ListServiceAccount', {}), records);
  const subjects = useMemo(
    () => users.subjects && accounts.subjects && [...users.subjects, ...accounts.subjects],
    [users.subjects, accounts.subjects],
  );
  return {
    subjects,
    reading: together([users.reading, accounts.reading].filter((one) => one !== undefined)),
    error: users.error ?? accounts.error,
    retry: () => {
      if (users.error !== null) users.retry();
      if (accounts.error !== null) accounts.retry();
    },
  };
}

/** Those of one type. */
function useSubjectsOf<Row>(kind: RowKind<Row>, read: Read, records: readonly AclRecord[]): RowSubjects {
  const { ids, addresses, names } = useMemo(() => textsOf(records, kind.type), [records, kind]);
  const isMany = addresses.length > fewAddresses;
  const isRead = names.length > 0 || isMany;
  const { view } = useWalk<Row>(
    kind.list,
    read,
    { text: '', columns: [], sort: undefined, locale: useLocale() },
    isRead,
  );
  const asked = isMany && view?.cost === undefined ? [] : addresses;
  const isNeeded = names.length > 0 || asked.length < addresses.length;

  const [region, operation, here] = read;
  const exact = useQuery({
    queryKey: [region, operation, here, 'exact', ids, asked],
    queryFn: async ({ signal }) => {
      const ask = (args: object) => accessGate(() => callOf(region, operation, { ...here, ...args, signal }), signal);
      const replies = await Promise.all([
        ...batchesOf(ids).map((batch) => ask({ ids: batch, page: { size: largestPage } })),
        ...asked.map((email) => ask({ query: { email } }).catch(isNobody)),
      ]);
      return replies.flatMap((reply) => (reply as ListReply<Row>).items.map(kind.known));
    },
    enabled: ids.length + asked.length > 0,
  });

  const rows = view?.complete && !view.running ? view.rows : undefined;
  const named = useNamed(kind, isNeeded ? rows : undefined, names, addresses);
  const isKnown = !exact.isLoading && (!isNeeded || named !== undefined);
  const error = exact.error ?? (isNeeded ? (view?.error ?? null) : null);
  const subjects = useMemo(
    () => (isKnown && error === null ? unique([...(exact.data ?? []), ...(named ?? [])]) : undefined),
    [isKnown, error, exact.data, named],
  );
  const retry = () => {
    if (exact.error === null) view?.readAll();
    else void exact.refetch();
  };
  return { subjects, reading: isNeeded ? view : undefined, error, retry };
}

/** A region that takes such an address for none has nobody of it: that concerns its rows, and no others. */
function isNobody(error: unknown): { readonly items: readonly never[] } {
  if (error instanceof ApiProblem && error.status === 400) return { items: [] };
  throw error;
}

const unique = (all: readonly RowSubject[]) => [...new Map(all.map((one) => [one.id, one])).values()];

/** Those of the rows whom the texts name, looked for a little at a time; undefined until they are. */
function useNamed<Row>(
  kind: RowKind<Row>,
  rows: readonly Row[] | undefined,
  names: readonly string[],
  addresses: readonly string[],
): readonly RowSubject[] | undefined {
  const texts = useMemo(() => new Set([...names, ...addresses]), [names, addresses]);
  const [found, setFound] = useState<{ rows: unknown; texts: unknown; subjects: readonly RowSubject[] }>();
  useEffect(() => {
    if (rows === undefined) return undefined;
    const leaving = new AbortController();
    inSlices(namedAmong(rows, kind, texts), leaving.signal).then(
      (subjects) => setFound({ rows, texts, subjects }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [rows, kind, texts]);
  return found !== undefined && found.rows === rows && found.texts === texts ? found.subjects : undefined;
}
