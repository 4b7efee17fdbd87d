/**
 * Creating and deleting many ACLs: what is as wanted already is left alone, the rest goes in chunks of a hundred per
 * subject, and what came of each is read back, as the region's answer to a chunk is empty (contract 4.7).
 */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { groupsOf, type Some } from '#shared/rules/groups-of.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Subject } from '#web/address/paths.ts';
import { distinctEntries, keyOfEntry, keyOfItem, keyOfPair, keyOfSubject, type AclEntry } from './acl-entry.ts';
import { chunksOf, sendChunks } from '#web/api/in-chunks.ts';
import type { AclPair } from './subject-reads.ts';

export type AclVerb = 'create' | 'delete';

/** `already`: was as wanted before. `unverified`: sent and accepted, but could not be read back. */
export type ItemResult = 'done' | 'already' | 'failed' | 'unverified';

export interface AclResult {
  readonly entry: AclEntry;
  readonly result: ItemResult;
}

export interface AclReceipt {
  readonly verb: AclVerb;
  /** One per entry, in the order given. */
  readonly results: readonly AclResult[];
  /** What really changed; doing the opposite to these is the way back. */
  readonly changed: readonly AclEntry[];
  /** Chunks to send again; empty when all went well. */
  readonly left: readonly (readonly AclEntry[])[];
  /** Why the first of `left` failed. */
  readonly error: unknown;
}

/** The ACLs of a subject on one kind of resource. */
export interface AclLook {
  readonly subject: Subject;
  readonly pair: AclPair;
}

export interface AclCalls {
  /** Reads past every cache. */
  readonly read: (look: AclLook) => Promise<readonly AclItem[]>;
  /** Sends 1 to 100 items of one subject. */
  readonly send: (verb: AclVerb, subject: Subject, items: readonly AclItem[]) => Promise<unknown>;
}

export const keyOfLook = ({ subject, pair }: AclLook) => `${keyOfSubject(subject)} ${keyOfPair(pair)}`;

/** What has to be read to know about the entries, each once. */
export function looksOf(entries: readonly AclEntry[]): readonly AclLook[] {
  const looks = entries.map(({ subject, item: { service, resource } }) => ({ subject, pair: { service, resource } }));
  return [...new Map(looks.map((look) => [keyOfLook(look), look])).values()];
}

/** Entries in the calls that send them: of one subject each, a hundred at most. */
export function chunksBySubject(entries: readonly AclEntry[]): readonly Some<AclEntry>[] {
  return bySubject(entries).flatMap((own) => chunksOf(own));
}

function bySubject(entries: readonly AclEntry[]): readonly Some<AclEntry>[] {
  return [...groupsOf(entries, ({ subject }) => keyOfSubject(subject)).values()];
}

/**
 * Makes the change as far as it can be made; what failed is in the receipt, to be repeated alone.
 * @throws ApiProblem when what is there cannot be read beforehand: nothing has been sent then.
 */
export async function changeAcls(
  verb: AclVerb,
  entries: readonly AclEntry[],
  { read, send }: AclCalls,
): Promise<AclReceipt> {
  const wanted = distinctEntries(entries);
  const looks = looksOf(wanted);
  const before = new Set((await Promise.all(looks.map((look) => keysAt(look, read)))).flat());
  const isAsWanted = (entry: AclEntry, there: ReadonlySet<string>) =>
    there.has(keyOfEntry(entry)) === (verb === 'create');
  const toSend = wanted.filter((entry) => !isAsWanted(entry, before));
  const { left, error } = await sendAll(toSend, verb, send);

  const unread = new Set<string>();
  const after = new Set<string>();
  await Promise.all(
    looksOf(toSend).map(async (look) => {
      try {
        for (const key of await keysAt(look, read)) after.add(key);
      } catch {
        unread.add(keyOfLook(look));
      }
    }),
  );
  const failed = new Set(left.flat().map(keyOfEntry));
  const resultOf = (entry: AclEntry): ItemResult => {
    if (isAsWanted(entry, before)) return 'already';
    const isUnread = looksOf([entry]).some((look) => unread.has(keyOfLook(look)));
    if (isUnread) return failed.has(keyOfEntry(entry)) ? 'failed' : 'unverified';
    // The answer to a chunk may have been lost after the region had carried it out.
    return isAsWanted(entry, after) ? 'done' : 'failed';
  };
  const results = wanted.map((entry) => ({ entry, result: resultOf(entry) }));
  const lost = new Set(results.filter(({ result }) => result === 'failed').map(({ entry }) => keyOfEntry(entry)));
  const again = left.map((chunk) => chunk.filter((entry) => lost.has(keyOfEntry(entry))));
  const dropped = results.filter(({ entry, result }) => result === 'failed' && !failed.has(keyOfEntry(entry)));
  return {
    verb,
    results,
    changed: results.filter(({ result }) => result === 'done' || result === 'unverified').map(({ entry }) => entry),
    left: [...again.filter(({ length }) => length > 0), ...chunksBySubject(dropped.map(({ entry }) => entry))],
    error,
  };
}

/** The receipt of both: of what was done first, and of repeating what was left. */
export function joinReceipts(first: AclReceipt, second: AclReceipt): AclReceipt {
  const later = new Map(second.results.map(({ entry, result }) => [keyOfEntry(entry), result]));
  return {
    ...second,
    results: first.results.map(({ entry, result }) => ({ entry, result: later.get(keyOfEntry(entry)) ?? result })),
    changed: distinctEntries([...first.changed, ...second.changed]),
  };
}

async function keysAt({ subject, pair }: AclLook, read: AclCalls['read']): Promise<readonly string[]> {
  return (await read({ subject, pair })).map((item) => `${keyOfSubject(subject)} ${keyOfItem(item)}`);
}

/** After these every further call in the scope would be answered the same; 404 is about one subject only. */
const refusals = new Set([401, 403, 405, 501]);

async function sendAll(entries: readonly AclEntry[], verb: AclVerb, send: AclCalls['send']) {
  const left: (readonly AclEntry[])[] = [];
  let error: unknown;
  let refused = false;
  for (const own of bySubject(entries)) {
    const [{ subject }] = own;
    const chunks = chunksOf(own);
    if (refused) {
      left.push(...chunks);
      continue;
    }
    const items = (chunk: readonly AclEntry[]) => chunk.map(({ item }) => item);
    const sent = await sendChunks(chunks, (chunk) => send(verb, subject, items(chunk)));
    left.push(...sent.left);
    error ??= sent.error;
    refused = sent.error instanceof ApiProblem && refusals.has(sent.error.status);
  }
  return { left, error };
}
