/** A share of a picture's width, 0 to 1, as SVG attributes take it; what is beyond the picture is at its edge. */
export function percentText(share: number): string {
  const within = Math.min(1, Math.max(0, Number.isNaN(share) ? 0 : share));
  return `${Math.round(within * 10_000) / 100}%`;
}
