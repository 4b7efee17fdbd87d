import { expect, it, vi } from 'vitest';
import { browserEnvironment } from './browser-environment.ts';

const tell = (target: EventTarget, name: string) => target.dispatchEvent(new Event(name));

it('wakes when the network, the window or the page comes back, until nobody listens any more', () => {
  const woken = vi.fn();
  const stop = browserEnvironment.onWake(woken);
  for (const name of ['online', 'focus', 'pageshow']) tell(window, name);
  expect(woken).toHaveBeenCalledTimes(3);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  tell(document, 'visibilitychange');
  expect(woken).toHaveBeenCalledTimes(3);
  visibility.mockReturnValue('visible');
  tell(document, 'visibilitychange');
  expect(woken).toHaveBeenCalledTimes(4);
  visibility.mockRestore();

  stop();
  for (const name of ['online', 'focus', 'pageshow']) tell(window, name);
  tell(document, 'visibilitychange');
  expect(woken).toHaveBeenCalledTimes(4);
});

it('says at once that the browser is offline', () => {
  const gone = vi.fn();
  const stop = browserEnvironment.onOffline(gone);
  tell(window, 'offline');
  expect(gone).toHaveBeenCalledOnce();
  stop();
});
