/** A console in a process of its own, on a folder that outlives it: it can be killed, and the next one goes on there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RedisServer } from '#testing/redis-server.ts';
import { freePorts, startProcess, type TestProcess } from '#testing/test-process.ts';
import { Browser } from './browser.ts';
import type { TestRegion } from './test-console.ts';

export class MortalConsole {
  readonly #region: TestRegion;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'portico-mortal-'));
  readonly #redis: Pick<RedisServer, 'url'> | undefined;
  #process: TestProcess | undefined;

  private constructor(region: TestRegion, port: number, redis: Pick<RedisServer, 'url'> | undefined) {
    this.#region = region;
    this.#port = port;
    this.#redis = redis;
  }

  /** `redis`: where everything is kept, instead of a folder. */
  static async start(region: TestRegion, redis?: Pick<RedisServer, 'url'>): Promise<MortalConsole> {
    const [port = 0] = await freePorts(1);
    const console = new MortalConsole(region, port, redis);
    await console.#begin();
    return console;
  }

  /** A browser that is signed in to the region. */
  async signedIn(): Promise<Browser> {
    const browser = new Browser(this.#port);
    await browser.signIn(this.#region);
    return browser;
  }

  async killAndStart(): Promise<void> {
    await this.#kill();
    await this.#begin();
  }

  async close(): Promise<void> {
    await this.#kill();
    rmSync(this.#folder, { recursive: true });
  }

  async #begin(): Promise<void> {
    const { name, zone, baseUrl } = this.#region;
    this.#process = startProcess('dist/server/bff.js', {
      PORT: String(this.#port),
      PUBLIC_URL: `http://localhost:${this.#port}`,
      DATA_DIR: this.#folder,
      ...(this.#redis && { REDIS_URL: this.#redis.url }),
      SESSION_SECRET: 'thirty-two bytes that nobody else knows',
      REGIONS: JSON.stringify([{ name, zone, baseUrl }]),
    });
    await this.#process.says('"msg":"ready"');
  }

  async #kill(): Promise<void> {
    this.#process?.process.kill('SIGKILL');
    await this.#process?.exit;
  }
}
