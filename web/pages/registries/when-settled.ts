import { ApiProblem } from '#web/api/api-problem.ts';

export interface Patience {
  readonly signal: AbortSignal;
  /** Milliseconds between two tries. */
  readonly every: number;
  /** Milliseconds after which a refusal counts. */
  readonly atMost: number;
}

/**
 * What `read` answers once the region has stopped refusing it with 409 because a change is still under way.
 * @throws ApiProblem any other failure, and the 409 when patience ends; the signal's reason when aborted.
 */
export async function whenSettled<Answer>(
  read: () => Promise<Answer>,
  { signal, every, atMost }: Patience,
): Promise<Answer> {
  for (let waited = 0; ; waited += every) {
    try {
      return await read();
    } catch (error) {
      const isUnderWay = error instanceof ApiProblem && error.status === 409;
      if (!isUnderWay || waited >= atMost) throw error;
    }
    await pause(every, signal);
  }
}

function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, duration);
    signal.addEventListener('abort', stop, { once: true });
  });
}
