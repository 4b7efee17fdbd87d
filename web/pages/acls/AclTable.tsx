import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { aclQuery, type AclQuestion } from '#web/access/acl-address.ts';
import { keyOfEntry, type AclEntry } from '#web/access/acl-entry.ts';
import { explainQuery } from '#web/address/explain-address.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { ListView } from '#web/list/ListView.tsx';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { onIntent, withCode } from '#web/ui/lazy-part.ts';
import { saveAcls } from './save-acls.ts';
import { useAclColumns } from './acl-columns.tsx';
import { LazyDeleteAclsDialog } from './lazy-parts.ts';
import { useAclList } from './use-acl-list.ts';
import type { AclRow, AclSearch } from './use-acl-search.ts';
import { useAclWords, useShownWords } from './use-acl-words.ts';

export interface AclTableProps {
  search: AclSearch;
  question: AclQuestion;
  /** Keys of rows, on whichever page. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDelete: (entries: readonly AclEntry[]) => void;
}

/** The ACLs found, by name; some or all of them can be deleted together, and all be saved. */
export function AclTable({ search, question, selected, onSelect, onDelete }: AclTableProps) {
  const t = useTranslations('acls.list');
  const scope = useScope();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const { rows: all, state } = search;
  const words = useAclWords(all.map(({ item }) => item));
  const running = state?.status === 'running';
  const list = useAclList({
    rows: all.length === 0 && running ? undefined : all,
    wordsOf: ({ name, item }) => `${name} ${words.permission(item)} ${words.resource(item)} ${item.resourceId}`,
    orderOf: ({ name, item }) => `${name} ${words.permission(item)} ${words.resource(item)}`,
    sortKeys: {
      subject: ({ name }) => name,
      permission: ({ item }) => words.permission(item),
      resource: ({ item }) => words.resource(item),
    },
  });
  const { matching } = list;
  const shown = useShownWords(
    words,
    (list.rows ?? []).map(({ item }) => item),
  );
  const chosen = matching.filter((row) => selected.has(keyOfEntry(row)));
  const rowName = ({ name, item }: AclRow) =>
    t('row', { name, permission: words.permission(item), resource: shown.resource(item) });

  async function save() {
    setSaving(true);
    await withCode(() => saveAcls(matching, shown));
    setSaving(false);
  }

  const { resourceId } = question;
  return (
    <ListView
      list={list}
      region={scope.region}
      caption={t('caption')}
      filterLabel={t('filter')}
      columns={useAclColumns(shown)}
      rowName={rowName}
      rowHref={({ subject }) => paths.access(scope, subject)}
      rowActions={(row) => [
        {
          id: 'explain',
          label: t('explain'),
          href: paths.explain(
            scope,
            explainQuery({
              subject: row.subject,
              permission: words.permission(row.item),
              resource: row.item.resourceId,
            }),
          ),
        },
        { id: 'delete', label: t('delete'), danger: true, onAction: () => onDelete([row]) },
      ]}
      selection={{ selected, onChange: onSelect }}
      controls={
        resourceId === '' ? undefined : (
          <Button
            size="small"
            variant="quiet"
            onClick={() => void navigate({ search: aclQuery({ ...question, resourceId: '' }).toString() })}
          >
            {`${t('onlyResource', { resource: shownResource(resourceId) })} · ${t('everyResource')}`}
          </Button>
        )
      }
      commands={
        chosen.length > 0 ? (
          <>
            <Button variant="quiet" onClick={() => onSelect(new Set())}>
              {t('clear')}
            </Button>
            {chosen.length < matching.length ? (
              <Button onClick={() => onSelect(new Set(matching.map(keyOfEntry)))}>
                {t('selectAll', { count: matching.length })}
              </Button>
            ) : undefined}
            <Button variant="danger" onClick={() => onDelete(chosen)} {...onIntent(LazyDeleteAclsDialog)}>
              {t('deleteMany', { count: chosen.length })}
            </Button>
          </>
        ) : (
          <Button pending={saving} onClick={() => void save()}>
            {t('export')}
          </Button>
        )
      }
      none={{ title: t('noneTitle'), words: t('none') }}
      titles={{}}
    />
  );
}
