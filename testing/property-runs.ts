/** How many cases a property is tried with, and of how many things: few in every run, many in `npm run test:long`. */

/** Whether this is the long run, in which what is looked at in turns otherwise is looked at whole. */
export const long = process.env['TEST_LONG'] === '1';

/** `usual` cases, each of which asks a region or builds a situation; thirty times as many in the long run. */
export function runs(usual: number): number {
  return long ? usual * 30 : usual;
}

/** Time for a test that takes `usual` milliseconds at most, milliseconds. */
export function patience(usual: number): number {
  return long ? usual * 40 : usual;
}

/** How many of something a test makes: `usual` in every run, `full` in the long one. */
export function quantity(usual: number, full: number): number {
  return long ? full : usual;
}
