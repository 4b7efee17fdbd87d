import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePrinting } from '#web/table/use-printing.ts';
import { nameText } from '#web/ui/name-text.ts';
import { levelCounts } from './map-filter.ts';
import type { MapRow } from './map-rows.ts';

export interface MapWordsProps {
  rows: readonly MapRow[];
  services: readonly string[];
  only: ReadonlyMap<string, MapRow>;
  isWhole: boolean;
}

/** What the map comes to, service by service, for those who do not see it, and on paper for everybody. */
export const MapWords = memo(function MapWords({ rows, services, only, isWhole }: MapWordsProps) {
  const t = useTranslations('accessMap.words');
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <details
      className="map-twin"
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setOpen(currentTarget.open);
      }}
    >
      <summary>{t('title')}</summary>
      {isWhole ? undefined : <p>{t('soFar')}</p>}
      <ul>
        {services.map((service) => {
          const alone = only.get(service);
          return (
            <li key={service}>
              {t('line', { service, ...levelCounts(rows, service) })}{' '}
              {alone === undefined ? undefined : t('only', { name: nameText(alone.subject.name) })}
            </li>
          );
        })}
      </ul>
    </details>
  );
});
