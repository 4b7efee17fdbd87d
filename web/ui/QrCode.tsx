import { useMemo } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps {
  /** What a camera reads. */
  value: string;
  /** Accessible name: "QR code of the link". */
  label: string;
}

/** Modules of quiet zone around the code (ISO/IEC 18004). */
const quiet = 4;

/** A QR code drawn here, so that its text reaches no server. Dark on light in every theme, as cameras expect. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawingOf(value), [value]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: an image would need an address
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** One rectangle per run of dark modules in a row. */
function drawingOf(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: 'M', border: quiet });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1] === true) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? row.length : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return { size, path: runs.join('') };
}
