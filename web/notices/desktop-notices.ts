/** Notices of the operating system: only when the person asked for them, and has no tab of the console in sight. */
import { createStore, useStore } from '#web/ui/store.ts';

/** `blocked`: the browser refuses for this site; `unsupported`: it has no such thing, as on many phones. */
export type DesktopState = 'on' | 'off' | 'blocked' | 'unsupported';

const storageKey = 'portico-desktop-notices';
/** How often it may have changed: the state itself is asked of the browser every time. */
const version = createStore(0);
const channel = new BroadcastChannel(storageKey);
channel.addEventListener('message', ({ data }) => keep(data === 'off' ? 'off' : 'on'));

/** Who gave the permission wants them, until they are turned off. */
function wanted(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function read(): DesktopState {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && wanted() ? 'on' : 'off';
}

function keep(state: 'on' | 'off'): void {
  try {
    sessionStorage.setItem(storageKey, state);
  } catch {
    // Without storage the permission alone decides.
  }
  version.set(version.read() + 1);
}

/** In every tab. */
function set(state: 'on' | 'off'): void {
  keep(state);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is same-origin
  channel.postMessage(state);
}

export const desktopNotices = {
  subscribe: version.subscribe,
  read,
  /** Asks the browser for permission; to be called on the person's click only. */
  async turnOn(): Promise<void> {
    const permission = await Notification.requestPermission();
    set(permission === 'granted' ? 'on' : 'off');
  },
  turnOff: (): void => set('off'),
  /** `tag` tells the operating system which notice this is, so that it never stands there twice. */
  show(text: string, tag: string, opened: () => void): void {
    try {
      const notification = new Notification(text, { tag });
      notification.addEventListener('click', () => {
        window.focus();
        opened();
        notification.close();
      });
    } catch {
      // Some browsers know the constructor and refuse to run it.
    }
  },
};

export function useDesktopState(): DesktopState {
  return useStore(desktopNotices);
}
