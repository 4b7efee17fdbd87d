/**
 * The focus never falls to nowhere. What has it may go away under it: a dialog that closes over a button that is gone, an
 * undo that takes its own receipt with it, a row that was deleted. Then it goes back to what had it before, or else to
 * the heading of the section that what is gone stood in.
 */

/** Something that had the focus, and what it stood in, itself and the innermost first. */
interface Stop {
  readonly element: HTMLElement;
  readonly around: readonly HTMLElement[];
  /** How many stood before the message that it was in, and what came after that. */
  readonly before: number;
  readonly next: Element | null | undefined;
}

/** As far back as it is worth going. */
const remembered = 20;

/** What can stand for everything in it. Toasts go away by themselves. */
const places = '.notice, section:not(.toasts), form, table, [role="dialog"], [role="alertdialog"], main';
const heading = 'h1, h2, h3, caption, .notice-title';
const modal = '[role="dialog"], [role="alertdialog"]';

/** Watches over the focus of a document; answers how to end that. */
export function keepFocus(of: Document): () => void {
  let stops: readonly Stop[] = [];
  /** Off once the reader has pressed beside everything: then nothing was lost. */
  let watching = true;

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === of.body) return;
    watching = true;
    const note = target.closest('.notice');
    const before = [...(note?.parentElement?.children ?? [])].findIndex((one) => one === note);
    const stop = { element: target, around: lineOf(target), before, next: note?.nextElementSibling };
    stops = [stop, ...stops.filter(({ element }) => element !== target)].slice(0, remembered);
  }

  const isLost = () => {
    const [last] = stops;
    const fallen = of.activeElement === null || of.activeElement === of.body;
    return watching && fallen && last !== undefined && !canTakeFocus(last.element);
  };

  function look(): void {
    if (!isLost()) return;
    // Whoever closes a dialog or menu gives the focus back a frame later: theirs is the first word.
    requestAnimationFrame(() => requestAnimationFrame(() => isLost() && restore()));
  }

  function restore(): void {
    const above = [...of.querySelectorAll<HTMLElement>(modal)].at(-1);
    for (const stop of stops) {
      const place = canTakeFocus(stop.element) ? stop.element : placeIn(stop);
      if (place !== undefined && (above === undefined || above.contains(place))) return take(place);
    }
    const last = above ?? of.querySelector<HTMLElement>('main');
    if (last !== null) take(last.querySelector<HTMLElement>(heading) ?? last);
  }

  const release = () => {
    watching = of.activeElement !== of.body;
  };

  const observer = new MutationObserver(look);
  observer.observe(of, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  of.addEventListener('focusin', remember);
  of.addEventListener('pointerup', release);
  return () => {
    observer.disconnect();
    of.removeEventListener('focusin', remember);
    of.removeEventListener('pointerup', release);
  };
}

function lineOf(element: HTMLElement): readonly HTMLElement[] {
  const around: HTMLElement[] = [element];
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) around.push(parent);
  return around;
}

function canTakeFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.closest('[hidden], [inert]') === null;
}

/** The nearest thing still there that has a name, by its heading where it has one. */
function placeIn({ around, before, next }: Stop): HTMLElement | undefined {
  const nearest = around.find((element) => element.isConnected && element.matches(places));
  // What replaces a message where it stood is what came of pressing its button.
  const gone = around.findIndex((element) => element.matches('.notice'));
  const instead = gone === -1 || around[gone]?.isConnected === true ? undefined : around[gone + 1]?.children[before];
  if (instead instanceof HTMLElement && instead !== next && instead.isConnected && instead.matches('.notice')) {
    return instead;
  }
  return nearest?.querySelector<HTMLElement>(heading) ?? nearest;
}

function take(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  // Who goes by keyboard has to see where they are; who clicks is not to be moved about.
  if (place.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' });
}
