import type { KeyboardEvent } from 'react';

const ways: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Takes the focus to the next of these, as arrow keys, Home and End say. `links`: in the order people see them in. */
export function moveFocus(event: KeyboardEvent, links: readonly SVGAElement[]): void {
  const next = ways[event.key]?.(
    links.findIndex((link) => link === event.currentTarget),
    links.length - 1,
  );
  if (next === undefined) return;
  event.preventDefault();
  links[Math.min(links.length - 1, Math.max(0, next))]?.focus();
}
