import type { MapLevel } from './map-rows.ts';

/** How high each level stands: nobody needs the colour to tell them apart. */
const steps: Readonly<Record<MapLevel, number>> = { none: 0, reads: 1, changes: 2, administers: 3 };

/** A level as steps; the words stand beside it. */
export function LevelMark({ level }: { level: MapLevel }) {
  return (
    <svg className="level-mark" data-level={level} viewBox="0 0 18 12" aria-hidden="true" focusable="false">
      {[0, 1, 2].map((step) => (
        <rect
          key={step}
          x={6 * step + 0.5}
          y={8 - 4 * step + 0.5}
          width="4"
          height={4 * step + 3}
          rx="1"
          data-on={step < steps[level] || undefined}
        />
      ))}
    </svg>
  );
}
