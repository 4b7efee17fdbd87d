import type { HistoryPoint } from '#web/chart/Dot.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

export interface PointListProps {
  summary: string;
  /** The oldest first, as in the picture. */
  points: readonly HistoryPoint[];
}

/** What a picture of dots shows, the newest first, as a list that is opened below it. */
export function PointList({ summary, points }: PointListProps) {
  return (
    <details className="history-list">
      <summary>{summary}</summary>
      <ol reversed>
        {points.toReversed().map(({ id, label, to }) => (
          <li key={id}>
            <TextLink quiet to={to}>
              {label}
            </TextLink>
          </li>
        ))}
      </ol>
    </details>
  );
}
