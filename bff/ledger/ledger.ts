/** The ledger of recovery links: an entry per link that was issued through the proxy, and who may read which of them. */
import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import { RecoveryLink, User } from '#shared/contract/iam/users.ts';
import { isUuid } from '#shared/contract/path.ts';
import type { RecoveryLedger } from '#shared/recovery-ledger.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { RegionAnswer } from '#bff/regions/call-region.ts';
import { Patience } from '#bff/regions/patience.ts';
import { readOperation } from '#bff/regions/read-operation.ts';
import type { Region, RegionDirectory } from '#bff/regions/region-directory.ts';
import { readAsSession } from '#bff/tokens/as-session.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import { describeLinks } from './describe-links.ts';
import type { RecoveryLinks } from '#bff/store/recovery-links.ts';

export interface LedgerOptions {
  readonly links: RecoveryLinks;
  readonly tokenManager: TokenManager;
  readonly regions: RegionDirectory;
  readonly clock: Clock;
  readonly log: Logger;
}

/** A link that the proxy has just passed on to the browser. */
export interface LinkIssue {
  readonly region: Region;
  readonly session: LiveSession;
  readonly token: string;
  /** Of the operation: the user, and the organisation or the space. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The region's answer; link and code are read from it, and let go. */
  readonly body: Buffer;
}

/** Entries are kept for so long after the issue. Milliseconds. */
const kept = 30 * 24 * 60 * 60_000;
const mostAnswered = 1_000;

export class Ledger {
  readonly #options: LedgerOptions;

  constructor(options: LedgerOptions) {
    this.#options = options;
  }

  /** Enters a link. Never throws: the link is out, and its entry must not be what fails. */
  async enter(issue: LinkIssue): Promise<void> {
    try {
      await this.#enter(issue);
    } catch (error) {
      // Not the error itself: what it says may quote the answer.
      const type = error instanceof Error ? error.name : typeof error;
      this.#options.log.error({ region: issue.region.name, type }, 'recovery link not entered in the ledger');
    }
  }

  /** A link was completed on this console's own page. */
  async markUsed(flow: string): Promise<void> {
    await this.#options.links.markUsed(hashFlow(flow), this.#options.clock.now());
  }

  /** Too many wrong codes on this console's own page ended a link. */
  async markKilled(flow: string): Promise<void> {
    await this.#options.links.markKilled(hashFlow(flow), this.#options.clock.now());
  }

  /** A wrong code was entered for a link on this console's own page, which did not end it. */
  async countWrongCode(flow: string): Promise<void> {
    await this.#options.links.countWrongCode(hashFlow(flow));
  }

  /** Forgets what is too old; safe to repeat. */
  async forgetOld(): Promise<void> {
    await this.#options.links.deleteIssuedUntil(this.#options.clock.now() - kept);
  }

  /**
   * The links of an organisation, for whoever may list its users: the region is asked, at that moment and with the
   * caller's own token, and what it refuses is the answer. Throws a `ConsoleProblem`: 401 without a sign-in to the
   * region, 404 for what is no region or organisation, 502 to 504 when the region fails.
   */
  async read(session: LiveSession, regionName: string, organisationId: string): Promise<RecoveryLedger | RegionAnswer> {
    const { links, tokenManager, regions } = this.#options;
    const region = regions.byName.get(regionName);
    if (region === undefined || !isUuid(organisationId)) throw new ConsoleProblem('not_found');
    const patience = new Patience(region.limits.answer);
    const asked = { path: { organisationId }, page: { size: 1 } };
    const asking = { bearer: tokenManager, session: session.key, patience };
    const answer = await readAsSession(asking, region, 'ListUserOrganisation', asked).finally(() =>
      patience.end(undefined),
    );
    if (answer.status !== 200) return answer;
    const found = await links.list(region.name, organisationId.toLowerCase(), mostAnswered + 1);
    return { items: describeLinks(found).slice(0, mostAnswered), complete: found.length <= mostAnswered };
  }

  async #enter({ region, session, token, parameters, body }: LinkIssue): Promise<void> {
    const { links, tokenManager, clock } = this.#options;
    const { link, expiration } = RecoveryLink.parse(JSON.parse(body.toString('utf8')));
    const signIn = (await tokenManager.list(session.key)).find((one) => one.region === region.name);
    const organisationId = parameters['organisationId'] ?? signIn?.organisationId;
    const { userId, spaceId } = parameters;
    if (signIn === undefined || organisationId === undefined || userId === undefined) {
      throw new Error('the organisation of the account is not known');
    }
    // Links of other regions lead to their provider's pages, and nothing is heard of them here.
    const flow = !region.embedded ? null : new URLSearchParams(new URL(link).hash.slice(1)).get('flow');
    const id = randomUUID();
    await links.add({
      id,
      region: region.name,
      organisationId: organisationId.toLowerCase(),
      userId: userId.toLowerCase(),
      ...(spaceId === undefined ? {} : { spaceId: spaceId.toLowerCase() }),
      ...(flow === null ? {} : { flowHash: hashFlow(flow) }),
      issuedOn: clock.now(),
      expiresOn: Date.parse(expiration),
      clientId: signIn.clientId,
      ...(signIn.person === undefined ? {} : { person: signIn.person.name }),
      ...(session.operator === undefined ? {} : { operator: session.operator }),
    });
    const active = await readActive(region, token, parameters);
    if (active !== undefined) await links.markWasActive(id, active);
  }
}

/** Whether a user is active; issuing a link does not change it. Undefined when it cannot be read. */
async function readActive(
  region: Region,
  token: string,
  parameters: Readonly<Record<string, string>>,
): Promise<boolean | undefined> {
  const operation = parameters['organisationId'] === undefined ? 'GetUserSpace' : 'GetUserOrganisation';
  const { status, body } = await readOperation(region, token, operation, { path: parameters });
  const user = User.safeParse(body);
  return status === 200 && user.success ? user.data.active : undefined;
}

function hashFlow(flow: string): string {
  return createHash('sha256').update(flow.toLowerCase()).digest('base64url');
}
