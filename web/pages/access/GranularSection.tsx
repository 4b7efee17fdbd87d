import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { aclsForGranular } from '#web/access/acl-from-granular.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import type { Subject } from '#web/address/paths.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { nameText } from '#web/ui/name-text.ts';
import type { GranularRow } from './granular-row.ts';
import { MoveGranularDialog } from './MoveGranularDialog.tsx';

export interface GranularSectionProps {
  subject: Subject;
  name: string;
  permissions: readonly Permission[];
  rows: readonly GranularRow[];
  /** Something has changed: ACLs are there, and perhaps the granular policy is gone. */
  onMoved: () => void;
}

/** The deprecated granular policies of a subject at the scope at hand, and the way to ACLs. */
export function GranularSection({ subject, name, permissions, rows, onMoved }: GranularSectionProps) {
  const t = useTranslations('acls.granular');
  const [moving, setMoving] = useState<GranularRow>();
  const namesOf = (row: GranularRow) => namesOfAcls(row, permissions);
  const rowName = ({ action, objectType, objectId }: GranularRow) =>
    `${action} ${objectType} ${shownResource(objectId)}`;
  const columns = useGranularColumns(namesOf);

  return (
    <section aria-labelledby="access-granular" className="page-section">
      <h2 id="access-granular">{t('title')}</h2>
      <p className="field-hint">{t('lead')}</p>
      {rows.length === 0 ? undefined : (
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
      )}
      {moving === undefined ? undefined : (
        <MoveGranularDialog
          subject={subject}
          name={name}
          row={moving}
          items={aclsForGranular(moving, moving.objectType, permissions)}
          onClose={() => setMoving(undefined)}
          onMoved={onMoved}
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
