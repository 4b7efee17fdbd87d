export interface ProgressProps {
  /** What is under way; the bar's accessible name. */
  label: string;
  /** 0 to 100; left out while nobody knows how far it is. */
  percent?: number | undefined;
  tone?: 'accent' | 'good' | 'bad';
  /** Shows the figure beside the bar. */
  showPercent?: boolean;
}

/** How far something is, with the browser's own element. */
export function Progress({ label, percent, tone = 'accent', showPercent = false }: ProgressProps) {
  const shown = percent === undefined ? undefined : Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <span className="progress" data-tone={tone}>
      {shown === undefined ? (
        <progress aria-label={label} max={100} />
      ) : (
        <progress aria-label={label} max={100} value={shown} />
      )}
      {showPercent && shown !== undefined ? (
        <span className="progress-figure" aria-hidden="true">
          {shown} %
        </span>
      ) : undefined}
    </span>
  );
}
