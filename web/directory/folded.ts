// oxlint-disable-next-line no-control-regex -- all of ASCII
const isPlain = /^[\0-\x7f]*$/;

/** Lower case, without accents, so that `helene` finds `Hélène`. */
export function folded(text: string): string {
  return (isPlain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
}
