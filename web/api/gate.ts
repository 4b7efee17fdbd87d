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

/**
 * Takes the next thing and does it, whenever the gate has room, until one answers false: nothing is left. For things that
 * come as they are asked for, so that nobody asks for more of them than can be done.
 */
export async function throughGate(gate: Gate, doNext: () => Promise<boolean>): Promise<void> {
  const begun: Promise<void>[] = [];
  let isLeft = true;
  /** Through the gate; answers whether another one is to go. */
  const enter = () =>
    new Promise<boolean>((resolve) => {
      const passage = gate(async () => {
        resolve(isLeft);
        if (isLeft && !(await doNext())) isLeft = false;
      });
      begun.push(passage);
    });
  while (await enter());
  await Promise.all(begun);
}

/** The one for everything that pages read about access. */
export const accessGate = createGate();
