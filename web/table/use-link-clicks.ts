import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

export interface LinkClicks {
  onClick(event: MouseEvent): void;
}

/**
 * Lets the browser's own links lead to pages of the console; spread on what holds them. For many links: each `Link` follows
 * the address by itself, and is drawn again when that changes. What leads elsewhere, or was answered already, is left alone.
 */
export function useLinkClicks(): LinkClicks {
  const navigate = useNavigate();
  return {
    onClick(event) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      // What a menu in it shows stands elsewhere in the document, and its clicks come here all the same.
      if (link === null || !event.currentTarget.contains(link)) return;
      if (link.target !== '' || link.origin !== window.location.origin) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
    },
  };
}
