export interface ZoneMarkProps {
  zone: 'STD' | 'SNC';
  /** The zone in full, e.g. "SecNumCloud": read out and shown on hover. */
  title: string;
}

/** Which zone one works in, at a glance: an open cloud for STD, a filled shield for SNC, and always the word. */
export function ZoneMark({ zone, title }: ZoneMarkProps) {
  return (
    <abbr className="zone" data-zone={zone} title={title}>
      <svg width={12} height={12} viewBox="0 0 16 16" aria-hidden="true">
        {zone === 'SNC' ? (
          <path
            d="M8 .75 1.75 3v4.75c0 3.75 2.6 6.4 6.25 7.5 3.65-1.1 6.25-3.75 6.25-7.5V3L8 .75Z"
            fill="currentColor"
          />
        ) : (
          <path
            d="M4.5 13.25a3.25 3.25 0 0 1-.4-6.48 4 4 0 0 1 7.7-.52 3.5 3.5 0 0 1-.3 7Z"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.75}
            strokeLinejoin="round"
          />
        )}
      </svg>
      {zone}
    </abbr>
  );
}
