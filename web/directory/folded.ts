// oxlint-disable-next-line no-control-regex -- all of ASCII
const isPlain = /^[\0-\x7f]*$/;

/** Lower case, without accents and with straight apostrophes, so that `helene` finds `Hélène` and `o'connor` `O’Connor`. */
export function folded(text: string): string {
  return (
    isPlain.test(text)
      ? text
      : text
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .replace(/[\u2018\u2019\u02bc]/g, "'")
  ).toLowerCase();
}
