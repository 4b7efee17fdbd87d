/** Stands in a long table for rows that are not there, `height` in pixels. */
export function LeftOut({ height }: { height: number }) {
  return height === 0 ? undefined : <tr aria-hidden="true" style={{ blockSize: height }} />;
}
