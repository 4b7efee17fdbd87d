/** A grey line where words will stand. `width` in ch, so that it takes the room of about so many letters. */
export function Skeleton({ width = 12 }: { width?: number }) {
  return <span className="skeleton" style={{ inlineSize: `${width}ch` }} aria-hidden="true" />;
}
