import { useTranslations } from 'use-intl';
import type { ListDefinition } from '#web/list/list-definition.ts';
import type { Column } from '#web/table/column.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { isChanging, stateOf } from './service-state.ts';
import { ServiceState } from './ServiceState.tsx';

/** What registries and secret managers tell alike (schemas 12 and 13). */
export interface Service {
  readonly id: string;
  readonly name: string;
  readonly version?: string | undefined;
  readonly status?: { readonly state: string; readonly message?: string | undefined } | undefined;
  readonly host?: string | undefined;
  readonly visibility?: string | undefined;
}

export function useServiceColumns(): readonly Column<Service>[] {
  const t = useTranslations('services');
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name, sortKey: ({ name }) => name },
    {
      id: 'state',
      header: t('columns.state'),
      cell: (service) => (
        <span title={service.status?.message}>
          <ServiceState state={stateOf(service)} />
        </span>
      ),
      sortKey: stateOf,
      narrow: 'column',
      width: '8.5rem',
      letters: 8,
    },
    {
      id: 'host',
      header: t('columns.host'),
      cell: (service) => <Host service={service} />,
      sortKey: ({ host }) => host,
      width: '28%',
      letters: 40,
    },
    {
      id: 'visibility',
      header: t('columns.visibility'),
      cell: ({ visibility }) => visibility && t('visibility', { visibility }),
      sortKey: ({ visibility }) => visibility,
      width: '8rem',
      letters: 8,
    },
    {
      id: 'version',
      header: t('columns.version'),
      cell: ({ version }) => version,
      sortKey: ({ version }) => version,
      width: '6rem',
      letters: 4,
    },
    {
      id: 'id',
      header: t('columns.id'),
      cell: ({ id, name }) => <Copy value={id} shown={shortId(id)} label={t('copyId', { name })} />,
      narrow: 'hidden',
      width: '8.5rem',
      letters: 8,
    },
  ];
}

/** Where a service is reached; until it runs, nowhere. */
function Host({ service }: { service: Service }) {
  const t = useTranslations('services');
  const { host, name } = service;
  if (host !== undefined) return <Copy value={host} label={t('copyHost', { name })} />;
  return isChanging(service) ? <span className="quiet">{t('hostLater')}</span> : undefined;
}

/** The lists of registries and of secret managers. */
export const serviceList: ListDefinition<Service> = {
  rowKey: ({ id }) => id,
  wordsOf: (service) =>
    [service.name, service.id, stateOf(service), service.host, service.version, service.visibility].join(' '),
};
