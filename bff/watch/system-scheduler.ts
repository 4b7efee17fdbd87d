import type { Scheduler } from '#shared/scheduler.ts';

/** Waits in real time; a timer never keeps the process alive by itself, and work that fails ends nothing but itself. */
export function systemScheduler(failed: (error: unknown) => void): Scheduler {
  return {
    after(milliseconds, work) {
      const run = async () => work();
      const timer = setTimeout(() => run().catch(failed), milliseconds).unref();
      return () => clearTimeout(timer);
    },
  };
}
