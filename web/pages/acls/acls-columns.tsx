import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { keyOfEntry, kindText } from '#web/access/acl-entry.ts';
import { SubjectMark } from '#web/access/StatusMark.tsx';
import type { ListDefinition } from '#web/list/list-definition.ts';
import type { Column } from '#web/table/column.ts';
import { nameText } from '#web/ui/name-text.ts';
import type { AclRow } from './use-acl-search.ts';

/** An ACL with the words its permission and resource are shown by. */
export interface NamedAcl extends AclRow {
  readonly permission: string;
  readonly resource: string;
}

export function useAclColumns(): readonly Column<NamedAcl>[] {
  const t = useTranslations('acls.list');
  return useMemo(
    () => [
      {
        id: 'subject',
        header: t('columns.subject'),
        cell: ({ name, record }) => (
          <>
            {nameText(name)} <SubjectMark record={record} />
          </>
        ),
        // Whoever has several: in the order of what is given.
        sortKey: ({ name, permission, resource }) => `${name} ${permission} ${resource}`,
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
        cell: ({ permission }) => <code>{permission}</code>,
        sortKey: ({ permission }) => permission,
        letters: 22,
      },
      {
        id: 'resource',
        header: t('columns.resource'),
        cell: ({ item, resource }) => (
          <span title={item.resourceId}>
            {resource} <span className="field-hint">{kindText(item)}</span>
          </span>
        ),
        sortKey: ({ resource }) => resource,
        letters: 20,
      },
    ],
    [t],
  );
}

export const aclList: ListDefinition<NamedAcl> = {
  rowKey: keyOfEntry,
  wordsOf: ({ name, permission, resource, item }) => `${name} ${permission} ${resource} ${item.resourceId}`,
};
