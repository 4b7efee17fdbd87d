import { expect, it, vi } from 'vitest';
import { browserEnvironment } from './browser-environment.ts';

const tell = (target: EventTarget, name: string) => target.dispatchEvent(new Event(name));

it('wakes when the network, the window or the page comes back', () => {
  const woken = vi.fn();
  browserEnvironment.onWake(woken);
  for (const name of ['online', 'focus', 'pageshow']) tell(window, name);
  expect(woken).toHaveBeenCalledTimes(3);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  tell(document, 'visibilitychange');
  expect(woken).toHaveBeenCalledTimes(3);
  visibility.mockReturnValue('visible');
  tell(document, 'visibilitychange');
  expect(woken).toHaveBeenCalledTimes(4);
  visibility.mockRestore();
});

it('says when the page is left', () => {
  const left = vi.fn();
  browserEnvironment.onLeave(left);
  tell(window, 'pagehide');
  expect(left).toHaveBeenCalledOnce();
});

it('says at once that the browser is offline', () => {
  const gone = vi.fn();
  browserEnvironment.onOffline(gone);
  tell(window, 'offline');
  expect(gone).toHaveBeenCalledOnce();
});
