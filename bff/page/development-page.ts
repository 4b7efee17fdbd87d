/** The page from its sources, served by Vite inside the console's port. Only `npm run dev` loads this. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { dress, looksOf, type Looks } from './dressed-page.ts';
import { isPageAddress, type Page } from './page.ts';
import { ConsoleProblem, sendProblem } from '#bff/http/problem.ts';

export async function createDevelopmentPage(): Promise<{ page: Page; close(): Promise<void> }> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

  async function render(url: string, looks: Looks): Promise<string> {
    const html = dress(await readFile(join(vite.config.root, 'index.html'), 'utf8'), looks, undefined);
    return vite.transformIndexHtml('/index.html', html, url);
  }

  return {
    close: () => vite.close(),
    page(request, response, path) {
      const absent = () => sendProblem(response, new ConsoleProblem('not_found'));
      const ownedByVite = path.startsWith('/@') || path.startsWith('/node_modules/');
      if (ownedByVite || !isPageAddress(request, path)) return vite.middlewares(request, response, absent);
      render(path, looksOf(request)).then(
        (html) => response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }).end(html),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    },
  };
}
