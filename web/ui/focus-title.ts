/**
 * What had the focus has gone: a title has it then, so that it never falls to the body. The page's own unless told
 * otherwise; `options` as of `focus`.
 */
export function focusTitle(options?: FocusOptions, title = document.querySelector<HTMLElement>('main h1')): void {
  title?.setAttribute('tabindex', '-1');
  title?.focus(options);
}
