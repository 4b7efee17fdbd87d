export interface HatchingProps {
  /** What fills are called: `url(#id)`. */
  id: string;
}

/** Slanted lines for what is not measured work: what is expected, or was waited. They survive printing in grey. */
export function Hatching({ id }: HatchingProps) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="hatching" d="M0 0V5" />
    </pattern>
  );
}
