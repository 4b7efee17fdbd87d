import { useTranslations } from 'use-intl';
import type { DatabaseCluster } from '#shared/contract/platform/databases.ts';
import { isChanging } from '#web/services/service-state.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { versionOf } from './databases-columns.tsx';

/** What the region knows of a database cluster. */
export function DatabaseFacts({ database }: { database: DatabaseCluster }) {
  const t = useTranslations('databases');
  const s = useTranslations('services');
  const { name, host, port, databaseName, user, nodeConfiguration: node, volume, visibility, createdOn, id } = database;
  const later = isChanging(database) ? <span className="quiet">{s('hostLater')}</span> : undefined;
  const extensions = (database.extensions ?? []).map((extension) => t('extension', { name: extension.name }));
  return (
    <section className="page-section" aria-labelledby="database-facts">
      <h2 id="database-facts">{t('overview')}</h2>
      <KeyValueList
        columns={2}
        items={[
          {
            label: s('columns.host'),
            value: host === undefined ? later : <Copy value={host} label={s('copyHost', { name })} />,
          },
          { label: t('facts.port'), value: port === undefined ? undefined : String(port) },
          {
            label: t('facts.database'),
            value: databaseName && <Copy value={databaseName} label={t('facts.copyDatabase')} />,
          },
          { label: t('facts.user'), value: user && <Copy value={user} label={t('facts.copyUser')} /> },
          { label: s('columns.version'), value: versionOf(database) },
          { label: t('facts.extensions'), value: extensions.join(', ') },
          { label: t('columns.size'), value: node && t('size', { cpu: node.vcpuCount, memory: node.memorySizeGiB }) },
          { label: t('columns.volume'), value: volume && t('volume', { size: volume.sizeGiB, type: volume.type }) },
          { label: t('columns.replicas'), value: database.replicaCount },
          { label: s('columns.visibility'), value: visibility && s('visibility', { visibility }) },
          { label: s('columns.created'), value: createdOn && <DateTime at={createdOn} show="both" /> },
          { label: s('columns.id'), value: <Copy value={id} label={s('copyId', { name })} /> },
        ]}
      />
    </section>
  );
}
