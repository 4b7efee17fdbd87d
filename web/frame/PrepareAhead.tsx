import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { openFromList } from '#web/api/from-list.ts';
import { findRoute } from '#web/routes/find-route.ts';
import { whenIdle } from '#web/ui/lazy-part.ts';
import { prepare } from './navigate-ready.ts';

/** What says that somebody is about to follow a link. */
const intents = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Milliseconds. */
const oneIntent = 1_000;

/**
 * Prepares the page behind any link of ours as soon as the pointer or the focus reaches it; what a list has shown of it is
 * there at once. The code of the page that a list leads to is fetched once the list is there: a finger does not point first.
 */
export function PrepareAhead(): undefined {
  const { pathname } = useLocation();
  const client = useQueryClient();
  useEffect(() => {
    let callOff = () => {};
    const open = async ({ pathname, search }: HTMLAnchorElement) => {
      const found = await findRoute(pathname, search);
      const [subject, ...others] = found?.route.reads(found.opening) ?? [];
      // With what it is about a page can be shown; a press that follows at once does not wait for the asking.
      if (subject) openFromList(client, subject);
      callOff();
      callOff = whenIdle(() => {
        for (const read of others) if (read) openFromList(client, read);
        prepare(client, pathname, search).catch(() => undefined);
      });
    };
    let latest: { readonly link: HTMLAnchorElement; readonly at: number } | undefined;
    const onIntent = ({ target, timeStamp: at }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
      // Pointing, pressing and focusing are one intent.
      if (link === latest?.link && at - latest.at < oneIntent) return;
      latest = { link, at };
      open(link).catch(() => undefined);
    };
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      callOff();
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [client]);
  useEffect(
    () => whenRowsAreThere(pathname, (row) => whenIdle(() => void loadPage(row.pathname).catch(() => undefined))),
    [pathname],
  );
  return undefined;
}

async function loadPage(pathname: string): Promise<void> {
  const found = await findRoute(pathname, '');
  await found?.route.Page.load();
}

/**
 * Calls back once with the first row of the list at this address, which leads to one of what the list is called: spaces are
 * no part of the address that lists them. Answers how to stop waiting for one.
 */
function whenRowsAreThere(pathname: string, use: (row: HTMLAnchorElement) => void): () => void {
  const list = `${pathname.slice(pathname.lastIndexOf('/'))}/`;
  const look = () => {
    const row = document.querySelector<HTMLAnchorElement>('tbody th a[href]');
    if (row === null || !row.pathname.includes(list)) return;
    observer.disconnect();
    use(row);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
