import { useTranslations } from 'use-intl';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { isMissingIn, Section } from './Section.tsx';
import type { SeenNow } from './use-sight.ts';

/** How many clusters run each minor version: a table, with a bar that says the same. */
export function MinorVersions({ seen: { sight, parts, isOver } }: { seen: SeenNow }) {
  const t = useTranslations('overview.versions');
  const { minors, withoutVersion, clusters } = sight;
  const most = Math.max(1, ...minors.map((minor) => minor.clusters));
  return (
    <Section
      name="versions"
      title={t('title')}
      lead={t('lead')}
      none={t('none')}
      isEmpty={clusters === 0}
      isReading={!isOver}
      isMissing={isMissingIn(parts, 'clusters')}
    >
      <table className="overview-table overview-versions">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('minor')}</th>
            <th scope="col">{t('clusters')}</th>
            <th scope="col">{t('behind')}</th>
          </tr>
        </thead>
        <tbody>
          {minors.map(({ minor, clusters: count, behind }) => (
            <tr key={minor}>
              <th scope="row">{minor}</th>
              <td>
                <span className="overview-bar" style={{ inlineSize: `${(100 * count) / most}%` }} />
                {count}
              </td>
              <td>
                {behind === 0 ? undefined : (
                  <StatusPill tone="warning">{t('behindCount', { count: behind })}</StatusPill>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {withoutVersion > 0 ? <p className="overview-more">{t('unknown', { count: withoutVersion })}</p> : undefined}
    </Section>
  );
}
