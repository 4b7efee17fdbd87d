/** Choices of this browser, kept in cookies of their own, so that signing out (which clears the storage) leaves them alone. */
const oneYear = 365 * 24 * 60 * 60;

/** What was chosen last, of `choices`; undefined for nothing. */
export function readChoice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return choices.find((choice) => choice === value);
}

/** Nothing secret goes in: other pages of this host may read it, and it is sent with every request. */
export function keepChoice(name: string, value: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store API is not in every browser we support
  document.cookie = `${name}=${value}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}
