import { useTranslations } from 'use-intl';
import type { Vm } from '#shared/contract/platform/vms.ts';
import type { ListDefinition } from '#web/list/list-definition.ts';
import type { Column } from '#web/table/column.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { sizeOf } from './vm-facts.ts';
import { VmState } from './VmState.tsx';

export function useVmColumns(): readonly Column<Vm>[] {
  const t = useTranslations('vms');
  return [
    { id: 'id', header: t('columns.id'), cell: ({ id }) => <code>{id}</code>, sortKey: ({ id }) => id },
    {
      id: 'state',
      header: t('columns.state'),
      cell: ({ state }) => <VmState state={state} />,
      sortKey: ({ state }) => state,
      narrow: 'column',
      width: '8rem',
      letters: 8,
    },
    {
      id: 'type',
      header: t('columns.type'),
      cell: ({ type }) => <VmType type={type} />,
      sortKey: ({ type }) => type,
      width: '8.5rem',
      letters: 20,
    },
    {
      id: 'keypair',
      header: t('columns.keypair'),
      cell: ({ keypairName }) => keypairName,
      sortKey: ({ keypairName }) => keypairName,
      narrow: 'hidden',
      width: '8rem',
      letters: 9,
    },
    {
      id: 'privateIp',
      header: t('columns.privateIp'),
      cell: ({ id, privateIp }) =>
        privateIp === undefined ? undefined : <Copy value={privateIp} label={t('copyPrivateIp', { name: id })} />,
      sortKey: ({ privateIp }) => privateIp,
      width: '8.5rem',
      letters: 10,
    },
    {
      id: 'publicIp',
      header: t('columns.publicIp'),
      cell: ({ id, publicIp }) =>
        publicIp === undefined ? undefined : <Copy value={publicIp} label={t('copyPublicIp', { name: id })} />,
      sortKey: ({ publicIp }) => publicIp,
      narrow: 'hidden',
      width: '8.5rem',
      letters: 12,
    },
    {
      id: 'created',
      header: t('columns.created'),
      cell: ({ creationDate }) => (creationDate === undefined ? undefined : <DateTime at={creationDate} show="date" />),
      sortKey: ({ creationDate }) => creationDate,
      narrow: 'hidden',
      width: '8rem',
      letters: 11,
    },
  ];
}

/** A type in words, where its name tells them, and its name. */
export function VmType({ type }: { type: string | undefined }) {
  const t = useTranslations('vms');
  const size = sizeOf(type);
  if (size === undefined) return type;
  return (
    <>
      {t('size', { cpu: size.cpu, memory: size.memory })} <span className="quiet">· {type}</span>
    </>
  );
}

export const vmList: ListDefinition<Vm> = {
  rowKey: ({ id }) => id,
  wordsOf: ({ id, state, type = '', imageId = '', keypairName = '', privateIp = '', publicIp = '' }) =>
    [id, state, type, imageId, keypairName, privateIp, publicIp].join(' '),
};
