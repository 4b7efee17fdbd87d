/** The runs of whoever is signed in, which is the same account in every test. */
import { csrfHeader } from '#shared/csrf-header.ts';
import type { RunList } from '#shared/run.ts';
import type { Page } from './world.ts';

/** Nothing of the account is under way, or waits for somebody, but what the test begins: what others have left goes. */
export async function clearRuns(page: Page): Promise<void> {
  const headers = { [csrfHeader]: '1' };
  const { items } = (await (await page.request.get('/api/runs', { headers })).json()) as RunList;
  for (const { id, state } of items) {
    if (state !== 'done' && state !== 'stopped') await page.request.post(`/api/runs/${id}/stop`, { headers });
    await page.request.delete(`/api/runs/${id}`, { headers });
  }
}
