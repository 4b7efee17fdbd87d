/** Builds the floor page and serves it with the data it shows, as small as the console's files are. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { precompress } from '../vite/precompress.ts';

export interface FloorServer {
  readonly url: string;
  close(): void;
}

const root = fileURLToPath(new URL('floor', import.meta.url));

interface User {
  readonly id: string;
}

/** `folder`: where to build to. */
export async function serveFloor(folder: string, users: readonly User[]): Promise<FloorServer> {
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [react(), precompress()],
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(root, 'floor.html') } },
  });
  const files = sirv(folder, { brotli: true, gzip: true, single: 'floor.html' });
  const server = createServer((request, response) => {
    const [, data, , id] = (request.url ?? '').split('/');
    if (data !== 'data') return files(request, response);
    const found = id === undefined ? { items: users } : users.find((user) => user.id === id);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(found));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
