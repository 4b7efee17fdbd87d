/** Rows of a CSV as ACLs of a scope: names become ids, and what is not understood is said row by row. */
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { isUuid } from '#shared/contract/path.ts';
import type { Subject } from '#web/address/paths.ts';
import type { AclRecord } from './acl-csv.ts';
import { longestId } from './resource-ids.ts';
import { itemFor, keyOfEntry, type AclEntry } from '#web/access/acl-entry.ts';

/** Somebody an ACL can be given to. */
export interface KnownSubject extends Subject {
  readonly name: string;
  /** E-mail address of a user. */
  readonly email?: string;
}

export type RowFault =
  | {
      readonly kind:
        | 'subjectMissing'
        | 'permissionMissing'
        | 'resourceMissing'
        | 'resourceTooLong'
        | 'resourceUnseen'
        | 'tooManyCells';
    }
  | {
      readonly kind: 'subjectUnknown' | 'subjectAmbiguous' | 'permissionUnknown' | 'onNoResource';
      readonly text: string;
    }
  /** Service, resource or subresource are not those of the permission. */
  | { readonly kind: 'otherKind'; readonly text: string }
  | { readonly kind: 'duplicate'; readonly of: number };

export interface FaultyRow {
  readonly row: number;
  readonly fault: RowFault;
}

export interface ReadRows {
  readonly entries: readonly AclEntry[];
  /** The row of each of them, by its key. */
  readonly rowOf: ReadonlyMap<string, number>;
  readonly faults: readonly FaultyRow[];
}

/** Line breaks and letters that nobody sees: of two such ids nobody could tell which is which. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Finds what the rows mean among the subjects and permissions of a scope; each ACL once. */
export function entriesFromRows(
  records: readonly AclRecord[],
  subjects: readonly KnownSubject[],
  permissions: readonly Permission[],
): ReadRows {
  const known = subjectFinder(subjects);
  const byName = new Map(permissions.flatMap((one) => [[one.name, one] as const, [one.uuid, one] as const]));
  const seen = new Map<string, number>();
  const entries: AclEntry[] = [];
  const faults: FaultyRow[] = [];
  for (const record of records) {
    const entry = entryFrom(record, known, byName);
    if ('fault' in entry) {
      faults.push({ row: record.row, fault: entry.fault });
      continue;
    }
    const first = seen.get(keyOfEntry(entry));
    if (first === undefined) {
      seen.set(keyOfEntry(entry), record.row);
      entries.push(entry);
    } else faults.push({ row: record.row, fault: { kind: 'duplicate', of: first } });
  }
  return { entries, rowOf: seen, faults };
}

type Found<Item> = Item | { readonly fault: RowFault };

function entryFrom(
  { cells, isLonger }: AclRecord,
  known: (cells: AclRecord['cells']) => Found<Subject>,
  permissions: ReadonlyMap<string, Permission>,
): Found<AclEntry> {
  if (isLonger) return { fault: { kind: 'tooManyCells' } };
  const subject = known(cells);
  if ('fault' in subject) return subject;
  const { resourceId } = cells;
  if (cells.permission === '') return { fault: { kind: 'permissionMissing' } };
  const permission = permissions.get(cells.permission) ?? permissions.get(cells.permission.toLowerCase());
  if (permission === undefined) return { fault: { kind: 'permissionUnknown', text: cells.permission } };
  if (resourceId === '') return { fault: { kind: 'resourceMissing' } };
  if (resourceId.length > longestId) return { fault: { kind: 'resourceTooLong' } };
  if (unseen.test(resourceId)) return { fault: { kind: 'resourceUnseen' } };
  const item = itemFor(permission, resourceId);
  if (item === undefined) return { fault: { kind: 'onNoResource', text: permission.name } };
  const other = (['service', 'resource', 'subresource'] as const).find(
    (part) => cells[part] !== '' && cells[part] !== (item[part] ?? ''),
  );
  if (other !== undefined) return { fault: { kind: 'otherKind', text: cells[other] } };
  return { subject, item };
}

/** Finds a subject by id, e-mail address or name; a type that is given decides between a user and an account. */
function subjectFinder(subjects: readonly KnownSubject[]): (cells: AclRecord['cells']) => Found<Subject> {
  const byText = new Map<string, Subject[]>();
  for (const { type, id, name, email } of subjects) {
    const subject = { type, id };
    for (const text of new Set([id, name, email ?? ''].map(sameText))) {
      if (text !== '') byText.set(text, [...(byText.get(text) ?? []), subject]);
    }
  }
  return (cells) => {
    const { subjectType } = cells;
    const text = subjectTextOf(cells);
    if (text === '') return { fault: { kind: 'subjectMissing' } };
    const found = (byText.get(sameText(text)) ?? []).filter(({ type }) => subjectType === '' || type === subjectType);
    const [one, other] = found;
    if (one === undefined) return { fault: { kind: 'subjectUnknown', text } };
    if (other !== undefined && !isUuid(text)) return { fault: { kind: 'subjectAmbiguous', text } };
    return one;
  };
}

/** What a row calls its subject: its id, or else whatever it is found by. */
export function subjectTextOf({ subjectId, subject }: AclRecord['cells']): string {
  return subjectId === '' ? subject : subjectId;
}

/** Texts that differ in this are the same to a row. */
export const sameText = (text: string) => text.trim().toLowerCase();
