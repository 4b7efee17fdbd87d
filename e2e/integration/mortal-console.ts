/** Consoles in processes of their own, on a folder that outlives them: they can be killed, and others go on there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RedisServer } from '#testing/redis-server.ts';
import { startProcess, type TestProcess } from '#testing/test-process.ts';
import { freePort } from '#testing/test-server.ts';
import { Browser } from './browser.ts';
import type { TestRegion, UpstreamAddress } from './test-console.ts';

export class MortalConsoles {
  readonly #region: UpstreamAddress;
  readonly #env: Readonly<Record<string, string>>;
  /** What they have as DATA_DIR. */
  readonly folder = mkdtempSync(join(tmpdir(), 'portico-mortal-'));
  readonly #running = new Map<number, TestProcess>();

  /** `redis`: where everything is kept, instead of a folder. */
  constructor(region: UpstreamAddress, redis?: Pick<RedisServer, 'url'>, more: Readonly<Record<string, string>> = {}) {
    this.#region = region;
    this.#env = { ...(redis && { REDIS_URL: redis.url }), ...more };
  }

  /** Resolves when it answers. */
  async startOn(port: number): Promise<TestProcess> {
    const { name, zone, baseUrl } = this.#region;
    const console = startProcess('dist/server/bff.js', {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: this.folder,
      SESSION_SECRET: 'thirty-two bytes that nobody else knows',
      REGIONS: JSON.stringify([{ name, zone, baseUrl }]),
      ...this.#env,
    });
    this.#running.set(port, console);
    await console.says('"msg":"ready"');
    return console;
  }

  async kill(port: number): Promise<void> {
    const console = this.#running.get(port);
    console?.process.kill('SIGKILL');
    await console?.exit;
  }

  async close(): Promise<void> {
    for (const port of this.#running.keys()) await this.kill(port);
    rmSync(this.folder, { recursive: true });
  }
}

/** The same with one of them at a time, in front of a real region. */
export class MortalConsole {
  readonly #region: TestRegion;
  readonly #port: number;
  readonly #consoles: MortalConsoles;

  private constructor(region: TestRegion, port: number, consoles: MortalConsoles) {
    this.#region = region;
    this.#port = port;
    this.#consoles = consoles;
  }

  /** `redis`: where everything is kept, instead of a folder. */
  static async start(region: TestRegion, redis?: Pick<RedisServer, 'url'>): Promise<MortalConsole> {
    const port = await freePort();
    const consoles = new MortalConsoles(region, redis);
    await consoles.startOn(port);
    return new MortalConsole(region, port, consoles);
  }

  /** A browser that is signed in to the region. */
  async signedIn(): Promise<Browser> {
    const browser = new Browser(this.#port);
    await browser.signIn(this.#region);
    return browser;
  }

  async killAndStart(): Promise<void> {
    await this.#consoles.kill(this.#port);
    await this.#consoles.startOn(this.#port);
  }

  close(): Promise<void> {
    return this.#consoles.close();
  }
}
