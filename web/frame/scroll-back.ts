/** How long is waited for a page to be as long again as it was, milliseconds. */
const patience = 5_000;
const acts = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where one was, and again while the page gets longer: until that place is there, somebody does something, or it
 * takes too long. Returns how to stop that.
 */
export function scrollBack(position: number): () => void {
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
