import { useTranslations } from 'use-intl';
import { VersionRungs } from '#web/chart/VersionRungs.tsx';
import type { FleetRow } from './fleet-rows.ts';

/** What a cluster runs, as a ladder and in words. */
export function VersionCell({ row }: { row: FleetRow }) {
  const t = useTranslations('fleet.version');
  const { version, ahead, offered, isBehindNewest } = row;
  if (version === undefined) return <span className="quiet">{t('unknown')}</span>;
  const isNewest = offered.length > 0 && !isBehindNewest;
  return (
    <span className="fleet-version">
      {offered.length === 0 ? undefined : <VersionRungs offered={offered} workers={version} ahead={ahead} />}
      <span className="fleet-behind">
        {version}
        {ahead === undefined ? (
          isNewest ? (
            <span className="quiet"> {t('newest')}</span>
          ) : undefined
        ) : (
          <>
            {' '}
            <span className="pill" data-tone="warning">
              {t('behind', { version: ahead })}
            </span>
          </>
        )}
      </span>
    </span>
  );
}
