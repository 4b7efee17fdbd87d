/**
 * The link one came by, in memory only. It is taken out of the address before the page is shown, so that it is not
 * left in the tab's history, shared with the address, or read over a shoulder.
 */
import { isUuid } from '#shared/contract/path.ts';
import { isActivationAddress } from '#web/address/paths.ts';
import { createStore, useStore } from '#web/ui/store.ts';

export interface ActivationLink {
  readonly flow: string;
  readonly token: string;
}

/** `incomplete`: one came by a link of which a part is missing. */
export type HeldLink = ActivationLink | 'incomplete' | undefined;

const heldLink = createStore<HeldLink>(undefined);

/** Reads `#flow=…&token=…`; `incomplete` when either is missing or cut, undefined for a fragment with neither. */
export function linkIn(fragment: string): HeldLink {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const [flow, token] = [given.get('flow')?.trim(), given.get('token')?.trim()];
  if (flow === undefined && token === undefined) return undefined;
  return flow !== undefined && isUuid(flow) && token ? { flow, token } : 'incomplete';
}

/** Takes the link out of the address, now and whenever another one is opened in this tab. */
export function takeLinkFromAddress(): void {
  take();
  window.addEventListener('hashchange', take);
}

function take(): void {
  if (!isActivationAddress(location.pathname) || location.hash === '') return;
  const taken = linkIn(location.hash);
  history.replaceState(history.state, '', location.pathname + location.search);
  if (taken !== undefined) heldLink.set(taken);
}

/** The link held; another object whenever another link was opened. */
export function useActivationLink(): HeldLink {
  return useStore(heldLink);
}
