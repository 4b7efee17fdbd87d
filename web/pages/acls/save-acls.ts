/** Handing ACLs to the reader as a file that `ImportAclsDrawer` reads back. */
import { saveFile } from '#web/ui/save-file.ts';
import type { AclRow } from './use-acl-search.ts';
import type { AclWords } from './use-acl-words.ts';

/** Saves the rows as CSV. What makes the text is fetched when it is needed. */
export async function saveAcls(rows: readonly AclRow[], words: AclWords): Promise<void> {
  const { aclsAsCsv } = await import('#web/access/acl-csv.ts');
  const text = aclsAsCsv(
    rows.map(({ subject, name, item }) => ({
      subjectType: subject.type,
      subjectId: subject.id,
      subject: name,
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
