/** Of however many: the others are counted. */
const mostNamed = 3;

/** "Berlin, Paris, and Rome", "Berlin, Paris, Rome, and 4 more" as `moreText` words it. */
export function namesText(locale: string, names: readonly string[], moreText: (count: number) => string): string {
  const left = names.length - mostNamed;
  return new Intl.ListFormat(locale).format(left > 0 ? [...names.slice(0, mostNamed), moreText(left)] : names);
}
