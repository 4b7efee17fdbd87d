import { useTranslations } from 'use-intl';
import { kindText } from '#web/access/acl-entry.ts';
import { SubjectMark } from '#web/access/DoorMark.tsx';
import type { Column } from '#web/table/column.ts';
import type { AclRow } from './use-acl-search.ts';
import type { AclWords } from './use-acl-words.ts';

/** Columns of the ACLs; their sort keys stand beside the list. */
export function useAclColumns(words: AclWords): readonly Column<AclRow>[] {
  const t = useTranslations('acls.list');
  return [
    {
      id: 'subject',
      header: t('columns.subject'),
      cell: ({ name, atDoor }) => (
        <>
          {name} <SubjectMark atDoor={atDoor} />
        </>
      ),
      sortable: true,
      letters: 16,
    },
    {
      id: 'kind',
      header: t('columns.kind'),
      cell: ({ subject }) => t(subject.type === 'users' ? 'user' : 'serviceAccount'),
      width: '9.5rem',
      narrow: 'hidden',
      letters: 12,
    },
    {
      id: 'permission',
      header: t('columns.permission'),
      cell: ({ item }) => <code>{words.permission(item)}</code>,
      sortable: true,
      letters: 22,
    },
    {
      id: 'resource',
      header: t('columns.resource'),
      cell: ({ item }) => (
        <span title={item.resourceId}>
          {words.resource(item)} <span className="field-hint">{kindText(item)}</span>
        </span>
      ),
      sortable: true,
      letters: 20,
    },
  ];
}
