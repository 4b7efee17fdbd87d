/** Handing ACLs to the reader as a file that `ImportAclsDrawer` reads back. */
import { subjectStatus, type SubjectRecord } from '#shared/rules/subject-status.ts';
import { serverNow } from '#web/session/session-store.ts';
import { lazyCode } from '#web/ui/lazy-code.ts';
import { saveFile } from '#web/ui/save-file.ts';
import type { AclRow } from './use-acl-search.ts';
import type { AclWords } from './use-acl-words.ts';

const csv = lazyCode(() => import('./acl-csv.ts'));

/** Saves the rows as CSV. What makes the text is fetched when it is needed. @throws CodeMissing */
export async function saveAcls(rows: readonly AclRow[], words: AclWords): Promise<void> {
  const { aclsAsCsv } = await csv.load();
  const text = aclsAsCsv(
    rows.map(({ subject, name, record, item }) => ({
      subjectType: subject.type,
      subjectId: subject.id,
      subject: name,
      subjectState: stateOf(record),
      permission: words.permission(item),
      service: item.service,
      resource: item.resource,
      subresource: item.subresource ?? '',
      resourceId: item.resourceId,
      resourceName: words.resourceName(item) ?? '',
    })),
  );
  saveFile('acls.csv', text, 'text/csv');
}

/** Whoever cannot get in can use none of what is listed: `active`, or why the region lets nobody in. */
function stateOf(record: SubjectRecord): string {
  return subjectStatus(record, serverNow()).state;
}
