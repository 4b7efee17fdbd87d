import { useTranslations } from 'use-intl';
import { csvName } from '#web/directory/file-name.ts';
import type { Column } from '#web/table/column.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { lazyCode } from '#web/ui/lazy-code.ts';
import { lazyPart, withCode } from '#web/ui/lazy-part.ts';
import { PopoverButton } from '#web/ui/PopoverButton.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { fleetViewTo, type FleetView } from './fleet-address.ts';
import type { FleetRow } from './fleet-rows.ts';

const ColumnChoice = lazyPart(async () => (await import('./ColumnChoice.tsx')).ColumnChoice);
const exporter = lazyCode(() => import('#web/directory/export-csv.ts'));

export interface FleetActionsProps {
  view: FleetView;
  /** Those that are shown. */
  rows: readonly FleetRow[];
  columns: readonly Column<FleetRow>[];
  onChange: (change: Partial<FleetView>) => void;
}

/** As a table or as versions, which columns it has, and all of it as a file. */
export function FleetActions({ view, rows, columns, onChange }: FleetActionsProps) {
  const t = useTranslations('fleet');
  const clusters = useTranslations('clusters');
  const isMap = view.as === 'versions';
  // In a file nothing else tells apart clusters of one name.
  const savedToo = [
    { id: 'region', header: t('columns.region'), cell: ({ scope }: FleetRow) => scope.region },
    {
      id: 'controlPlane',
      header: t('columns.controlPlane'),
      cell: ({ cluster }: FleetRow) => cluster.controlPlaneVersion,
    },
    { id: 'id', header: t('columns.id'), cell: ({ cluster }: FleetRow) => cluster.id },
  ].filter(({ id }) => columns.every((column) => column.id !== id));
  const save = () =>
    withCode(async () => {
      const { csvOf } = await exporter.load();
      saveFile(csvName(t('title'), location.pathname), await csvOf(rows, [...columns, ...savedToo]), 'text/csv');
    });
  return (
    <div className="toolbar-actions">
      <ButtonLink variant="quiet" to={`?${fleetViewTo({ ...view, as: isMap ? 'table' : 'versions' })}`}>
        {clusters(isMap ? 'asList' : 'asVersions')}
      </ButtonLink>
      {isMap ? undefined : (
        <PopoverButton
          label={t('columnsButton')}
          part={ColumnChoice}
          given={{ columns: view.columns, onChange: (chosen: FleetView['columns']) => onChange({ columns: chosen }) }}
        />
      )}
      <Button
        variant="quiet"
        icon={DownloadIcon}
        disabledReason={rows.length === 0 ? t('nothingToSave') : undefined}
        onClick={() => void save()}
      >
        {t('csv')}
      </Button>
    </div>
  );
}
