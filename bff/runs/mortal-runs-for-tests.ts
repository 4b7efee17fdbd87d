/** A process that is killed, as the store sees it. */
import type { Runs } from '#bff/store/runs.ts';

export class Killed extends Error {}

/** The store as a process sees it that may be killed: nothing it does after that reaches anything. */
export function mortal(runs: Runs): { readonly runs: Runs; readonly die: () => void } {
  let isDead = false;
  const guarded = new Proxy(runs, {
    get: (target, name: keyof Runs) => {
      const method = target[name] as (...given: readonly unknown[]) => Promise<unknown>;
      return (...given: readonly unknown[]) =>
        isDead ? Promise.reject(new Killed()) : method.apply(target, [...given]);
    },
  });
  return {
    runs: guarded,
    die: () => {
      isDead = true;
    },
  };
}
