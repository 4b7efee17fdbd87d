/** Stands in a long table for rows that are not there, `height` in pixels. */
export function LeftOut({ height }: { height: number }) {
  return height === 0 ? undefined : <tr className="left-out" aria-hidden="true" style={{ blockSize: height }} />;
}
