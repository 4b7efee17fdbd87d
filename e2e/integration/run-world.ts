/** A region, a console in front of it, and its administrator, who has the console do runs and waits for what comes of them. */
import { expect } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { runsPath, type Run, type RunScope, type RunSteps } from '#shared/run.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

interface Opened {
  readonly std: TestRegion;
  readonly bff: TestConsole;
  readonly browser: Browser;
}

/** How lists of permissions and ACLs are narrowed. */
export const onClusters = { service: 'kubernetes', resource: 'cluster' };

export class RunWorld {
  /** Of the console, and of the region unless it was given its own. */
  readonly clock: AdvancingClock;
  #opened: Opened | undefined;
  #users = 0;

  constructor(clock = new AdvancingClock()) {
    this.clock = clock;
  }

  async open(clockOfRegion = this.clock): Promise<void> {
    const std = await startRegion('eu-std-1', 'STD', clockOfRegion);
    const bff = await startConsole({ regions: [std], clock: this.clock });
    const browser = bff.browser();
    await browser.signIn(std);
    this.#opened = { std, bff, browser };
  }

  async close(): Promise<void> {
    await this.bff.close();
    await this.std.close();
  }

  get std(): TestRegion {
    return this.#open.std;
  }

  get bff(): TestConsole {
    return this.#open.bff;
  }

  /** Of the administrator. */
  get browser(): Browser {
    return this.#open.browser;
  }

  get #open(): Opened {
    if (this.#opened === undefined) throw new Error('nothing is open');
    return this.#opened;
  }

  /** Where the console answers about the organisation, and about the space. */
  readonly organisation = () => `/api/regions/eu-std-1/iam/organisations/${this.std.accounts.organisationId}`;
  readonly space = () => `/api/regions/eu-std-1/iam/spaces/${this.std.accounts.spaceId}`;

  /** Where a run may be. */
  readonly scope = (kind: RunScope['kind'] = 'space'): RunScope => {
    const { organisationId, spaceId } = this.std.accounts;
    return { region: 'eu-std-1', kind, id: kind === 'space' ? spaceId : organisationId };
  };

  /** What the console answers to something that it does not refuse. */
  readonly answer = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const answer = await this.browser.ask(method, path, body && { body });
    expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
    return (answer.text === '' ? undefined : answer.json()) as Body;
  };

  /** A new user's id. */
  readonly createUser = async (place = this.organisation()): Promise<string> => {
    this.#users += 1;
    const user = { email: `user-${this.#users}@example.com`, firstname: 'Nora', lastname: `Nº ${this.#users}` };
    return (await this.answer<{ id: string }>('POST', `${place}/users`, user)).id;
  };

  /** Ids of the roles of the space. */
  readonly roles = () => this.#idsOf(`${this.space()}/roles`);
  /** The id of a permission on clusters of the space. */
  readonly permission = async () => {
    const query = new URLSearchParams(onClusters).toString();
    const [id = expect.fail()] = await this.#idsOf(`${this.space()}/permissions?${query}`);
    return id;
  };

  async #idsOf(list: string): Promise<readonly string[]> {
    return (await this.answer<{ items: { uuid: string }[] }>('GET', list)).items.map(({ uuid }) => uuid);
  }

  readonly begin = (run: object) => this.answer<Run>('POST', runsPath, run);
  /** What is wrong with a run, where the console refuses to begin it. */
  readonly refusedFor = async (run: object): Promise<string> => {
    const answer = await this.browser.ask('POST', runsPath, { body: run });
    expect(answer.status).toBe(400);
    const { violations = [] } = answer.json() as { violations?: { field: string }[] };
    return violations.map(({ field }) => field).join();
  };

  readonly act = (id: string, action: string) => this.answer<Run>('POST', `${runsPath}/${id}/${action}`);
  readonly read = (id: string) => this.answer<Run>('GET', `${runsPath}/${id}`);
  readonly stepsOf = async (id: string) => (await this.answer<RunSteps>('GET', `${runsPath}/${id}/steps`)).items;

  /** Waits until the run is so. */
  readonly comesTo = (id: string, run: object, timeout?: number) =>
    expect.poll(() => this.read(id), { interval: 20, ...(timeout && { timeout }) }).toMatchObject(run);

  /**
   * The same while time passes for the console, 20 s at each look at which the run waits for it. While a call is under way no
   * time leaps: nobody would hold the lease any more, and reading would be believed before the call has arrived.
   */
  readonly comesLaterTo = (id: string, run: object, timeout?: number) => {
    const look = async () => {
      const seen = await this.read(id);
      if (seen.state !== 'running') this.clock.advance(20_000);
      return seen;
    };
    return expect.poll(look, { interval: 50, ...(timeout && { timeout }) }).toMatchObject(run);
  };

  /** Confirms a run once that is asked for. */
  readonly confirm = async (id: string): Promise<void> => {
    await this.comesTo(id, { state: 'ready' });
    await this.act(id, 'confirm');
  };

  /** Confirms a run once that is asked for, and waits for its end with so many steps in each state. */
  readonly see = async (id: string, counts: object): Promise<void> => {
    await this.confirm(id);
    await this.comesTo(id, { state: 'done', counts });
  };
}
