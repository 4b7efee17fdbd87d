/**
 * The store did not answer, or not in time. What was asked of it may have been done all the same; whoever gets this says
 * so (503) and concludes nothing from it, least of all that somebody is signed out.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super(`the store is not available: ${reasonOf(cause)}`, { cause });
  }
}

/** What an error says, or is called where it says nothing, as that of several attempts to connect. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, name, code } = error as NodeJS.ErrnoException;
  return message || code || name;
}

/** The same store, which rejects with a `StoreUnavailable` for the failures that `isFailure` knows. */
export function reportingFailures<Store extends object>(store: Store, isFailure: (error: unknown) => boolean): Store {
  const reported = (work: (...args: unknown[]) => unknown) =>
    function report(...args: unknown[]): unknown {
      const result = work(...args);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => {
        throw isFailure(error) ? new StoreUnavailable(error) : error;
      });
    };
  const entries = Object.entries(store).map(([name, member]) => [
    name,
    typeof member === 'function' ? reported(member as (...args: unknown[]) => unknown) : member,
  ]);
  return Object.fromEntries(entries) as Store;
}
