import { memo } from 'react';
import { useTranslations } from 'use-intl';

const levels = ['administers', 'changes', 'reads', 'none'] as const;

/** What the marks mean. */
export const MapLegend = memo(function MapLegend() {
  const t = useTranslations('accessMap.legend');
  return (
    <p className="map-legend">
      {levels.map((level) => (
        <span key={level} data-level={level}>
          <span className="level-mark" aria-hidden="true" /> {t(level)}
        </span>
      ))}
      <span>
        <span aria-hidden="true">?</span> {t('unsure')}
      </span>
    </p>
  );
});
