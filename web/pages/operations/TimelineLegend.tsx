import { useTranslations } from 'use-intl';
import { LaneKey, laneParts, type LanePart } from '#web/chart/LaneKey.tsx';
import type { PlacedOperation } from './timeline-lanes.ts';

/** What is what in the timeline, as far as it is there. */
export function TimelineLegend({ operations }: { operations: readonly PlacedOperation[] }) {
  const t = useTranslations('timeline.legend');
  const there = new Set<LanePart>(operations.map(({ tone }) => tone));
  if (operations.some(({ from, begun = from }) => begun > from)) there.add('waited');
  if (operations.some(({ end }) => end !== undefined)) there.add('expected');
  if (operations.length > 1) there.add('several');
  return (
    <ul className="timeline-legend" aria-label={t('label')}>
      {laneParts
        .filter((part) => there.has(part))
        .map((part) => (
          <li key={part}>
            <LaneKey of={part} /> {t(part)}
          </li>
        ))}
    </ul>
  );
}
