/** The console on its embedded regions, as `npm start` runs it, with a folder and ports of its own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killProcesses, startProcess } from '#testing/test-process.ts';
import { freePorts } from '#testing/test-server.ts';
import { Browser } from '../e2e/integration/browser.ts';

export interface DemoRegion {
  readonly name: string;
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly organisationId: string;
}

export interface Product {
  readonly port: number;
  /** The first two of them. */
  readonly regions: readonly [DemoRegion, DemoRegion];
  /** Resolves with a browser that is signed in to the first region, or to all. */
  readonly signedIn: (where?: 'first' | 'all') => Promise<Browser>;
  readonly end: () => Promise<void>;
}

/** Resolves when it answers. `settings`: variables of the environment beside those that it needs. */
export async function startProduct(settings: Readonly<Record<string, string>>): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const [port = 0, std = 0, snc = 0] = await freePorts(3);
  const product = startProcess('dist/server/supervise.js', {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    LOG_FORMAT: 'json',
    DATA_DIR: folder,
    PORT: `${port}`,
    REGION_PORTS: `${std},${snc}`,
    ...settings,
  });
  await product.says('"ready"');
  const demo = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as { regions: readonly DemoRegion[] };
  const [first, second] = demo.regions;
  if (first === undefined || second === undefined) throw new Error('two regions are expected');
  return {
    port,
    regions: [first, second],
    async signedIn(where = 'first') {
      const browser = new Browser(port);
      for (const { name, clientId, clientSecret } of where === 'all' ? [first, second] : [first]) {
        const { status } = await browser.signIn({ name, accounts: { clientId, clientSecret } });
        if (status !== 200) throw new Error(`sign-in at ${name} answered ${status}`);
      }
      return browser;
    },
    async end() {
      await killProcesses();
      rmSync(folder, { recursive: true });
    },
  };
}
