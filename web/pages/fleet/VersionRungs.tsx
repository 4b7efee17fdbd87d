export interface VersionRungsProps {
  /** Versions on offer and those of the cluster, the oldest first. */
  rungs: readonly string[];
  workers: string;
  /** The control plane's, where it is ahead. */
  ahead?: string | undefined;
}

/** On a ladder of versions: a disc where the workers are, a ring where the control plane is ahead, the gap between them. */
export function VersionRungs({ rungs, workers, ahead }: VersionRungsProps) {
  const xOf = (version: string) => 6 + (58 * Math.max(0, rungs.indexOf(version))) / Math.max(1, rungs.length - 1);
  return (
    <svg width={70} height={12} viewBox="0 0 70 12" aria-hidden="true" focusable="false">
      <path d={`M6 6h58${rungs.map((rung) => `M${xOf(rung)} 3v6`).join('')}`} stroke="var(--edge)" fill="none" />
      {ahead === undefined ? undefined : (
        <>
          <path d={`M${xOf(workers)} 6H${xOf(ahead)}`} stroke="var(--warning)" strokeWidth={2} />
          <circle cx={xOf(ahead)} cy={6} r={3.5} fill="var(--canvas)" stroke="var(--warning)" strokeWidth={2} />
        </>
      )}
      <circle cx={xOf(workers)} cy={6} r={4} fill="var(--ink-2)" />
    </svg>
  );
}
