import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { aclQuery, type AclQuestion } from '#web/access/acl-address.ts';
import { keyOfEntry, type AclEntry } from '#web/access/acl-entry.ts';
import { explainQuery } from '#web/address/explain-address.ts';
import { isComplete } from '#web/api/sweep.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { ListView } from '#web/list/ListView.tsx';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { onIntent, withCode } from '#web/ui/lazy-part.ts';
import { saveAcls } from './save-acls.ts';
import type { NamedAcl } from './acls-columns.tsx';
import { LazyDeleteAclsDialog } from './lazy-parts.ts';
import { useAclList } from './use-acl-list.ts';
import type { AclSearch } from './use-acl-search.ts';
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
  const words = useAclWords(useMemo(() => all.map(({ item }) => item), [all]));
  const named = useMemo(
    () =>
      all.map((row): NamedAcl => ({
        ...row,
        permission: words.permission(row.item),
        resource: words.resource(row.item),
      })),
    [all, words],
  );
  const list = useAclList(all.length === 0 && state?.status === 'running' ? undefined : named);
  const { matching } = list;
  const shown = useShownWords(
    words,
    (list.rows ?? []).map(({ item }) => item),
  );
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : matching.filter((row) => selected.has(keyOfEntry(row)))),
    [matching, selected],
  );
  const rows = list.rows?.map((row) => ({ ...row, resource: shown.resource(row.item) }));

  async function save() {
    setSaving(true);
    await withCode(() => saveAcls(matching, shown));
    setSaving(false);
  }

  const { resourceId } = question;
  const whole = String(state !== undefined && isComplete(state));
  return (
    <ListView
      list={{ ...list, rows }}
      region={scope.region}
      caption={t('caption')}
      filterLabel={t('filter')}
      rowName={({ name, permission, resource }) => t('row', { name, permission, resource })}
      rowHref={({ subject }) => paths.access(scope, subject)}
      rowActions={(row) => [
        {
          id: 'explain',
          label: t('explain'),
          href: paths.explain(
            scope,
            explainQuery({
              subject: row.subject,
              permission: row.permission,
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
      none={{ title: t('noneTitle', { whole }), words: t('none', { whole }) }}
      titles={{}}
    />
  );
}
