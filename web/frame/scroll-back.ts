/** How long is waited for a page to be as long again as it was, milliseconds. */
const patience = 5_000;
const acts = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where one was, and again while the page gets longer: until that place is there, somebody does something, or it
 * takes too long. Returns how to stop that.
 */
export function scrollBack(position: number): () => void {
  const leaving = new AbortController();
  const stop = () => leaving.abort();
  const scroll = () => {
    window.scrollTo(0, position);
    if (window.scrollY > position - 1) stop();
  };
  const length = new ResizeObserver(scroll);
  const { signal } = leaving;
  signal.addEventListener('abort', () => length.disconnect());
  setTimeout(stop, patience);
  for (const act of acts) document.addEventListener(act, stop, { signal });
  length.observe(document.body);
  scroll();
  return stop;
}
