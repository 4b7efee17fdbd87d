/** As many calls of a fan-out at a time, so that a page leaves room for others. */
export const fanOut = 6;

export type Gate = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Lets `size` tasks run at a time, the others wait in line; one whose signal is aborted leaves the line. */
export function createGate(size = fanOut): Gate {
  let running = 0;
  const line: (() => void)[] = [];
  return async (task, signal) => {
    if (running >= size) await new Promise<void>((resolve) => line.push(resolve));
    running += 1;
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      running -= 1;
      line.shift()?.();
    }
  };
}

/** The one for everything that pages read about access. */
export const accessGate = createGate();
