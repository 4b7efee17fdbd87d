import { useTranslations } from 'use-intl';
import type { Vm } from '#shared/contract/platform/vms.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Copy } from '#web/ui/Copy.tsx';
import { rootDeviceOf, volumesOf, type Attached } from './vm-facts.ts';

/** What is attached to a machine. */
export function VmVolumes({ vm }: { vm: Vm }) {
  const t = useTranslations('vms.volumes');
  const columns = useVolumeColumns(rootDeviceOf(vm));
  if (vm.blockDeviceMappings === undefined) return undefined;
  return (
    <section className="page-section" aria-labelledby="vm-volumes">
      <h2 id="vm-volumes">{t('title')}</h2>
      <DataTable
        caption={t('title')}
        rows={volumesOf(vm)}
        rowKey={({ device }) => device}
        rowName={({ device }) => device}
        columns={columns}
        empty={<p className="quiet">{t('none')}</p>}
      />
    </section>
  );
}

function useVolumeColumns(rootDevice: string): readonly Column<Attached>[] {
  const t = useTranslations('vms.volumes');
  return [
    {
      id: 'device',
      header: t('device'),
      cell: ({ device }) => (
        <>
          <code>{device}</code> {device === rootDevice ? <Badge>{t('system')}</Badge> : undefined}
        </>
      ),
    },
    {
      id: 'volume',
      header: t('volume'),
      cell: ({ device, volumeId }) =>
        volumeId === undefined ? undefined : <Copy value={volumeId} label={t('copy', { device })} />,
    },
    { id: 'state', header: t('state'), cell: ({ state }) => state && t('states', { state }) },
  ];
}
