import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { aclPairs } from '#web/access/acl-entry.ts';
import { aclsForGranular } from '#web/access/acl-from-granular.ts';
import { granularOf } from '#web/access/subject-reads.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { fetchUntil } from '#web/api/fetch-until.ts';
import { useSweep } from '#web/api/use-sweep.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Subject } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { nameText } from '#web/ui/name-text.ts';
import type { GranularRow } from './granular-row.ts';
import { MoveGranularDialog } from './MoveGranularDialog.tsx';

export interface GranularSectionProps {
  subject: Subject;
  name: string;
  permissions: readonly Permission[];
}

/** The deprecated granular policies of a subject at the scope at hand, looked for on demand, and the way to ACLs. */
export function GranularSection({ subject, name, permissions }: GranularSectionProps) {
  const t = useTranslations('acls.granular');
  const format = useFormatter();
  const scope = useScope();
  const client = useQueryClient();
  const [moving, setMoving] = useState<GranularRow>();
  const types = [...new Set(aclPairs(permissions).map(({ resource }) => resource))];
  const { state, start, stop } = useSweep<string, readonly GranularRow[]>((signal) => ({
    sources: [() => Promise.resolve(types)],
    look: async (objectType) => {
      try {
        const items = await fetchUntil(client, granularOf(scope, subject, objectType), signal);
        return items.map((item) => ({ ...item, objectType }));
      } catch (error) {
        if (error instanceof ApiProblem && error.fragment === 'identity_not_found') return [];
        throw error;
      }
    },
  }));
  const running = state?.status === 'running';
  const rows = state?.found.flat() ?? [];
  const progress = t('looking', { asked: state?.asked ?? 0, total: state?.total ?? types.length });
  const namesOf = (row: GranularRow) => namesOfAcls(row, permissions);
  const rowName = ({ action, objectType, objectId }: GranularRow) =>
    `${action} ${objectType} ${shownResource(objectId)}`;
  const columns = useGranularColumns(namesOf);

  return (
    <section aria-labelledby="access-granular" className="page-section">
      <h2 id="access-granular">{t('title')}</h2>
      <p className="field-hint">{t('lead')}</p>
      <div className="sweep-head">
        {state === undefined ? undefined : <output>{progress}</output>}
        {running ? <Progress label={progress} percent={(100 * state.asked) / Math.max(1, state.total)} /> : undefined}
        <Button size="small" onClick={running ? stop : start}>
          {running ? t('stop') : t('look')}
        </Button>
      </div>
      {state?.status === 'stopped' ? <Notice tone="info">{t('stopped')}</Notice> : undefined}
      {state !== undefined && state.unread.length > 0 ? (
        <Notice tone="warning">{t('unread', { types: format.list(state.unread.map(({ item }) => item)) })}</Notice>
      ) : undefined}
      {rows.length > 0 ? (
        <DataTable
          caption={t('caption', { name })}
          columns={columns}
          rows={rows}
          rowKey={rowName}
          rowName={rowName}
          rowActions={(row) => [
            {
              id: 'move',
              label: t('move'),
              disabledReason: namesOf(row).length === 0 ? t('nothing') : undefined,
              onAction: () => setMoving(row),
            },
          ]}
        />
      ) : state?.status === 'done' && state.unread.length === 0 ? (
        <p>{t('none')}</p>
      ) : undefined}
      {moving === undefined ? undefined : (
        <MoveGranularDialog
          subject={subject}
          name={name}
          row={moving}
          items={aclsForGranular(moving, moving.objectType, permissions)}
          onClose={() => setMoving(undefined)}
          onMoved={start}
        />
      )}
    </section>
  );
}

function namesOfAcls(row: GranularRow, permissions: readonly Permission[]): readonly string[] {
  const ids = new Set(aclsForGranular(row, row.objectType, permissions).map(({ permissionId }) => permissionId));
  return permissions
    .filter(({ uuid }) => ids.has(uuid))
    .map((permission) => permission.name)
    .sort();
}

function useGranularColumns(namesOf: (row: GranularRow) => readonly string[]): readonly Column<GranularRow>[] {
  const t = useTranslations('acls.granular');
  return [
    { id: 'action', header: t('columns.action'), cell: ({ action }) => <code>{action}</code>, width: '9rem' },
    {
      id: 'object',
      header: t('columns.object'),
      cell: ({ objectType, objectId }) => <span title={objectId}>{`${objectType} ${shownResource(objectId)}`}</span>,
    },
    {
      id: 'gives',
      header: t('columns.gives'),
      cell: (row) => (
        <span className="sources">
          {namesOf(row).length === 0 ? t('nothing') : undefined}
          {namesOf(row).map((name) => (
            <span key={name}>{nameText(name)}</span>
          ))}
        </span>
      ),
    },
  ];
}
