import { useTranslations } from 'use-intl';
import { ShareBar } from '#web/chart/ShareBar.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { SeenNow } from './use-sight.ts';
import { fleetIn } from './within.ts';

/** Minor versions, newest first: a bar with a part for each patch, and the same in figures; each leads to its clusters. */
export function VersionRows({ seen: { sight, within } }: { seen: SeenNow }) {
  const { minors, withoutVersion } = sight;
  const t = useTranslations('glance.versions');
  const most = Math.max(1, ...minors.map(({ clusters }) => clusters));
  return (
    <>
      <table className="overview-table overview-versions">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('minor')}</th>
            <th scope="col">{t('patches')}</th>
            <th scope="col">{t('behind')}</th>
            <th scope="col">{t('clusters')}</th>
          </tr>
        </thead>
        <tbody>
          {minors.map(({ minor, clusters, behind, patches }) => (
            <tr key={minor}>
              <th scope="row">
                <TextLink to={fleetIn(within, { version: minor })}>{minor}</TextLink>
              </th>
              <td>
                <ShareBar
                  parts={patches.map(({ version, clusters: count }) => ({
                    share: count / most,
                    words: t('patch', { version, count }),
                  }))}
                />
                <VisuallyHidden>
                  {patches.map(({ version, clusters: count }) => t('patch', { version, count })).join(', ')}
                </VisuallyHidden>
              </td>
              <td>
                {behind === 0 ? undefined : (
                  <StatusPill tone="warning">{t('behindCount', { count: behind })}</StatusPill>
                )}
              </td>
              <td>{clusters}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {withoutVersion > 0 ? <p className="overview-more">{t('unknown', { count: withoutVersion })}</p> : undefined}
    </>
  );
}
