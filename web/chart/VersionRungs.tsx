export interface VersionRungsProps {
  /** Versions on offer, in any order. What is run and not offered any more has a rung, too. */
  offered: readonly string[];
  workers: string;
  /** The control plane's, where it is ahead. */
  ahead?: string | undefined;
  /** The newest that may be gone to from here. */
  possible?: string | undefined;
}

const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * On a ladder of versions: a disc where the workers are, a ring where the control plane is ahead, the gap between them, and a
 * diamond where the way may go on. Hidden from assistive technology: the words beside it say the same.
 */
export function VersionRungs({ offered, workers, ahead, possible }: VersionRungsProps) {
  const shown = [...offered, workers, ahead, possible].filter((one) => one !== undefined);
  const rungs = [...new Set(shown)].sort(compare);
  const xOf = (version: string) => 6 + (58 * rungs.indexOf(version)) / Math.max(1, rungs.length - 1);
  return (
    <svg width={70} height={12} viewBox="0 0 70 12" aria-hidden="true" focusable="false">
      <path d={`M6 6h58${rungs.map((rung) => `M${xOf(rung)} 3v6`).join('')}`} stroke="var(--edge)" fill="none" />
      {ahead === undefined ? undefined : (
        <>
          <path d={`M${xOf(workers)} 6H${xOf(ahead)}`} stroke="var(--warning)" strokeWidth={2} />
          <circle cx={xOf(ahead)} cy={6} r={3.5} fill="var(--canvas)" stroke="var(--warning)" strokeWidth={2} />
        </>
      )}
      {possible === undefined || possible === ahead ? undefined : (
        <path
          data-version={possible}
          d={`M${xOf(possible)} 1.5l4.5 4.5l-4.5 4.5l-4.5 -4.5Z`}
          fill="var(--canvas)"
          stroke="var(--accent)"
          strokeWidth={1.5}
        />
      )}
      <circle cx={xOf(workers)} cy={6} r={4} fill="var(--ink-2)" />
    </svg>
  );
}
