/** Where one was on the pages one has left, for the way back to them. */

interface Place {
  readonly position?: number;
  /** Address of the link that had the focus. */
  readonly link?: string | undefined;
}

/** By the entry of the history. */
const places = new Map<string, Place>();

/** Remembers how far the page is scrolled and which link has the focus, under the key of its entry. Returns how to stop that. */
export function rememberPlaces(keyOfPage: () => string): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const remember = (place: Place) => places.set(keyOfPage(), { ...places.get(keyOfPage()), ...place });
  const onScroll = () => remember({ position: window.scrollY });
  const onFocus = () => {
    const { activeElement } = document;
    // A title has the focus first on every page, on the way back, too.
    if (activeElement instanceof HTMLHeadingElement) return;
    remember({ link: activeElement instanceof HTMLAnchorElement ? activeElement.href : undefined });
  };
  onScroll();
  onFocus();
  document.addEventListener('scroll', onScroll, { passive: true, signal });
  // A page that one came to without scrolling, as to the next of a list, is left from where it stands.
  document.addEventListener('click', onScroll, { capture: true, signal });
  document.addEventListener('focusin', onFocus, { signal });
  return () => leaving.abort();
}

/** Scrolls to where one was, and from another page gives the link followed there the focus. Returns how to stop scrolling. */
export function goBackTo(key: string, isOtherPage: boolean): (() => void) | undefined {
  const { position, link } = places.get(key) ?? {};
  const links = isOtherPage ? [...document.querySelectorAll<HTMLAnchorElement>('main a')] : [];
  links.find(({ href }) => href === link)?.focus({ preventScroll: true });
  return position === undefined ? undefined : scrollBack(position);
}

/** How long is waited for a page to be as long again as it was, milliseconds. */
const patience = 5_000;
const acts = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls there, and again while the page gets longer: until that place is there, somebody does something, or it takes too long. */
function scrollBack(position: number): () => void {
  const leaving = new AbortController();
  const length = new ResizeObserver(scroll);
  function stop(): void {
    leaving.abort();
    length.disconnect();
  }
  function scroll(): void {
    window.scrollTo(0, position);
    if (window.scrollY > position - 1) stop();
  }
  for (const act of acts) document.addEventListener(act, stop, { signal: leaving.signal });
  setTimeout(stop, patience);
  length.observe(document.body);
  scroll();
  return stop;
}
