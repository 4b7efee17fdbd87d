import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Lets the browser's own links lead to pages of the console; spread on what holds them. For hundreds of links: each `Link`
 * follows the address by itself, and is drawn again when it changes.
 */
export function useLinkClicks() {
  const navigate = useNavigate();
  return {
    onClick(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null) return;
      event.preventDefault();
      void navigate(link.pathname + link.search);
    },
  };
}
