import { systemClock } from '#shared/clock.ts';
import { csrfHeader } from '#shared/csrf-header.ts';
import { answerHeaders } from '#web/ui/answer-headers.ts';
import type { LiveEnvironment } from './live-environment.ts';

/** The real browser. */
export const browserEnvironment: LiveEnvironment = {
  clock: systemClock,
  scheduler: {
    after(milliseconds, work) {
      const timer = setTimeout(() => void work(), milliseconds);
      return () => clearTimeout(timer);
    },
  },
  random: Math.random,
  async open(address, headers, signal) {
    const response = await fetch(address, {
      headers: { ...headers, [csrfHeader]: '1', Accept: 'text/event-stream' },
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    });
    answerHeaders.set(response.headers);
    return response;
  },
  get locks() {
    // Undefined outside of secure contexts, whatever the types say.
    return (navigator as Partial<Navigator>).locks;
  },
  openChannel: (name) => new BroadcastChannel(name),
  onWake(wake) {
    const whenVisible = () => {
      if (document.visibilityState === 'visible') wake();
    };
    document.addEventListener('visibilitychange', whenVisible);
    window.addEventListener('pageshow', wake);
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
  },
  nextTask: () => new Promise((begin) => void setTimeout(begin)),
  onLeave(leave) {
    window.addEventListener('pagehide', leave);
  },
  onOffline(offline) {
    window.addEventListener('offline', offline);
  },
  isOnline: () => navigator.onLine,
};
