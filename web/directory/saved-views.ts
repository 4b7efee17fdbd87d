/** The console's own endpoints about saved views (shared/saved-views.ts). */
import { queryOptions } from '@tanstack/react-query';
import { viewsPath, type SavedView, type SavedViews, type ViewedList } from '#shared/saved-views.ts';
import { exchange } from '#web/api/http.ts';

/** Those of one's accounts, the one saved first before the others. @throws ApiProblem */
export function savedViewsQuery(list: ViewedList) {
  return queryOptions({
    queryKey: ['views', list],
    queryFn: async ({ signal }) =>
      (await exchange({ method: 'GET', address: `${viewsPath}/${list}`, signal })) as SavedViews,
  });
}

const channel = new BroadcastChannel('portico-views');

/** Calls back when another tab of the browser has saved or deleted one; the function answered ends that. */
export function hearViews(changed: () => void): () => void {
  channel.addEventListener('message', changed);
  return () => channel.removeEventListener('message', changed);
}

function tellOthers(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is same-origin
  channel.postMessage('changed');
}

const addressOf = (list: ViewedList, name: string) => `${viewsPath}/${list}/${encodeURIComponent(name)}`;

/** In the place of the one of that name. @throws ApiProblem 409 where there are too many */
export async function saveView(list: ViewedList, { name, query }: SavedView): Promise<void> {
  await exchange({ method: 'PUT', address: addressOf(list, name), body: { query } });
  tellOthers();
}

/** Succeeds when it is gone already. @throws ApiProblem */
export async function deleteView(list: ViewedList, name: string): Promise<void> {
  await exchange({ method: 'DELETE', address: addressOf(list, name) });
  tellOthers();
}
