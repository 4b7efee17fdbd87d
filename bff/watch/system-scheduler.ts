import type { Scheduler } from '#shared/scheduler.ts';

/** Waits in real time; a timer never keeps the process alive by itself. */
export const systemScheduler: Scheduler = {
  after(milliseconds, work) {
    const timer = setTimeout(() => void work(), milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
