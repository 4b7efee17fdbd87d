import { useTranslations } from 'use-intl';
import type { FleetRow } from './fleet-rows.ts';
import { VersionRungs } from './VersionRungs.tsx';

/** What a cluster runs, as a ladder and in words. */
export function VersionCell({ row }: { row: FleetRow }) {
  const t = useTranslations('fleet.version');
  const { version, ahead, offered, isBehindNewest } = row;
  if (version === undefined) return <span className="quiet">{t('unknown')}</span>;
  const isNewest = offered.length > 0 && !isBehindNewest;
  return (
    <span className="fleet-version">
      {offered.length === 0 ? undefined : <VersionRungs rungs={rungsOf(row)} workers={version} ahead={ahead} />}
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

/** What is run and not offered any more has a rung, too: below or among the others by its number. */
function rungsOf({ offered, version, ahead }: FleetRow): readonly string[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const run = [version, ahead].filter((one) => one !== undefined);
  return [...new Set([...offered, ...run])].sort(compare);
}
