import { Link, useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { actionKinds, type ActionKind } from '#shared/rules/permission-grammar.ts';
import { useSourceWords } from '#web/access/use-path-words.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { useTooltip } from '#web/ui/tooltip.tsx';
import { accessMatrix, type AccessCell, type AccessRow } from './access-matrix.ts';
import type { EffectiveRight } from '#web/access/effective-rights.ts';

export interface AccessMatrixProps {
  name: string;
  title: string;
  rights: readonly EffectiveRight[];
  permissions: readonly Permission[];
  /** Everything has been read that may give a right. */
  isWhole: boolean;
  /** What to call a resource that a right is on. */
  resourceName: (id: string) => string;
}

/** Services by actions: how much of it is held, where from on hover and focus, and a way to the rights one by one. */
export function AccessMatrix({ name, title, rights, permissions, isWhole, resourceName }: AccessMatrixProps) {
  const t = useTranslations('accessPictures.matrix');
  const format = useFormatter();
  const names = permissions.map((permission) => permission.name);
  const rows = accessMatrix(rights, names);
  const isHeld = ({ cells }: AccessRow) => actionKinds.some((kind) => cells[kind].held + cells[kind].single > 0);
  const nowhere = rows.filter((row) => !isHeld(row)).map(({ service }) => service);
  const columns = useMatrixColumns(isWhole, resourceName);
  return (
    <section aria-labelledby="access-matrix" className="page-section">
      <h2 id="access-matrix">{title}</h2>
      <DataTable
        caption={t('caption', { name })}
        columns={columns}
        rows={rows.filter(isHeld)}
        rowKey={({ service }) => service}
        rowName={({ service }) => service}
      />
      {nowhere.length === 0 ? undefined : (
        <p className="field-hint">{t('nowhere', { whole: String(isWhole), services: format.list(nowhere) })}</p>
      )}
    </section>
  );
}

function useMatrixColumns(isWhole: boolean, resourceName: (id: string) => string): readonly Column<AccessRow>[] {
  const t = useTranslations('accessPictures.matrix');
  return [
    { id: 'service', header: t('service'), cell: ({ service }) => service },
    ...actionKinds.map((kind): Column<AccessRow> => ({
      id: kind,
      header: t('action', { kind }),
      cell: ({ service, cells }) =>
        cells[kind].all === 0 ? undefined : (
          <Share service={service} kind={kind} cell={cells[kind]} isWhole={isWhole} resourceName={resourceName} />
        ),
      labelled: true,
    })),
  ];
}

interface ShareProps {
  service: string;
  kind: ActionKind;
  cell: AccessCell;
  isWhole: boolean;
  resourceName: (id: string) => string;
}

/** So many sources are named; the list below has all of them. */
const named = 4;

function Share({ service, kind, cell: { all, held, single, ways }, isWhole, resourceName }: ShareProps) {
  const t = useTranslations('accessPictures.matrix');
  const path = useTranslations('access.path');
  const sourcesOf = useSourceWords(useScope(), resourceName);
  const [search] = useSearchParams();
  const sources = sourcesOf(ways);
  const more = sources.length > named ? [path('more', { count: sources.length - named })] : [];
  const { trigger, tooltip } = useTooltip([...sources.slice(0, named), ...more].join(' · '));
  if (held + single === 0) return <span className="access-share">{t('none', { whole: String(isWhole) })}</span>;
  const words = [
    ...(held === 0 ? [] : [t('share', { held, all, whole: String(held === all) })]),
    ...(single === 0 ? [] : [t('single', { count: single })]),
  ].join(', ');
  const found = new URLSearchParams(search);
  found.set('right', kind === 'other' ? service : `${service} ${kind}`);
  return (
    <>
      <Link
        className="access-share"
        data-whole={held === all || undefined}
        to={`?${found.toString()}`}
        onClick={() => document.getElementById('access-rights')?.focus()}
        aria-label={t('cell', { what: t('action', { kind }), service, words })}
        {...trigger}
      >
        <svg viewBox="0 0 24 4" aria-hidden="true">
          <rect width="24" height="4" rx="2" />
          <rect width={(24 * held) / all} height="4" rx="2" />
        </svg>
        {words}
      </Link>
      {tooltip}
    </>
  );
}
