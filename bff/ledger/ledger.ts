/** The ledger of recovery links: an entry per link that was issued through the proxy, and who may read which of them. */
import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import { RecoveryLink, User } from '#shared/contract/iam/users.ts';
import { isUuid } from '#shared/contract/path.ts';
import type { LinkNewsList, RecoveryLedger } from '#shared/recovery-ledger.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { RegionAnswer } from '#bff/regions/call-region.ts';
import { Patience } from '#bff/regions/patience.ts';
import { readOperation } from '#bff/regions/read-operation.ts';
import type { Region, RegionDirectory } from '#bff/regions/region-directory.ts';
import { readAsSession } from '#bff/tokens/as-session.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import { describeLink, describeLinks } from './describe-links.ts';
import type { LinkRecord, RecoveryLinks } from '#bff/store/recovery-links.ts';

export interface LedgerOptions {
  readonly links: RecoveryLinks;
  readonly tokenManager: TokenManager;
  readonly regions: RegionDirectory;
  readonly clock: Clock;
  readonly log: Logger;
  /** Told of the account whose link was completed on this console's own page. */
  readonly onUsed: (account: LinkAccount) => void;
}

/** The account that issued a link. */
export type LinkAccount = Pick<LinkRecord, 'region' | 'clientId'>;

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

/** Whose users are listed. */
type PlaceOfUsers = { readonly organisationId: string } | { readonly spaceId: string };

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
  async markUsed(flow: string, active: boolean): Promise<void> {
    const { links, clock, onUsed } = this.#options;
    const used = await links.markUsed(hashFlow(flow), clock.now(), active);
    if (used !== undefined) onUsed({ region: used.region, clientId: used.clientId });
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
    const { links, regions } = this.#options;
    const region = regions.byName.get(regionName);
    if (region === undefined || !isUuid(organisationId)) throw new ConsoleProblem('not_found');
    const answer = await this.#askForUsers(session, region, { organisationId });
    if (answer.status !== 200) return answer;
    const found = await links.list(region.name, organisationId.toLowerCase(), mostAnswered + 1);
    return { items: describeLinks(found).slice(0, mostAnswered), complete: found.length <= mostAnswered };
  }

  /**
   * What the accounts of the session issued that was used and that they have not seen, of organisations whose ledger they
   * may read at that moment, or of the space that they issued it in, where they may list its users; of regions that do not say
   * so now, another time.
   */
  async news(session: LiveSession): Promise<LinkNewsList> {
    const { links, tokenManager } = this.#options;
    const accounts = await tokenManager.list(session.key);
    const unseen = (await Promise.all(accounts.map((one) => links.listUnseen(one.region, one.clientId)))).flat();
    const mayBeTold = this.#mayBeTold(session);
    const told = (await Promise.all(unseen.map(async (link) => ((await mayBeTold(link)) ? [link] : [])))).flat();
    return {
      items: told.map((link) => ({
        ...describeLink(link),
        region: link.region,
        organisationId: link.organisationId,
      })),
    };
  }

  /** The accounts of the session have seen what became of these; others' are left as they are. */
  async markSeen(session: LiveSession, ids: readonly string[]): Promise<void> {
    const { links, tokenManager } = this.#options;
    for (const { region, clientId } of await tokenManager.list(session.key)) {
      await links.markSeen(region, clientId, ids);
    }
  }

  /** Asks of each place once. */
  #mayBeTold(session: LiveSession): (link: LinkRecord) => Promise<boolean> {
    const asked = new Map<string, Promise<number | undefined>>();
    const statusOf = (name: string, place: PlaceOfUsers) => {
      const key = `${name} ${Object.values(place).join()}`;
      const asking = asked.get(key) ?? this.#statusOf(session, name, place);
      asked.set(key, asking);
      return asking;
    };
    return async ({ region, organisationId, spaceId }) => {
      const status = await statusOf(region, { organisationId });
      if (status !== 403 || spaceId === undefined) return status === 200;
      return (await statusOf(region, { spaceId })) === 200;
    };
  }

  async #statusOf(session: LiveSession, name: string, place: PlaceOfUsers): Promise<number | undefined> {
    const region = this.#options.regions.byName.get(name);
    if (region === undefined) return undefined;
    const answer = await this.#askForUsers(session, region, place).catch(() => undefined);
    return answer?.status;
  }

  /** Whether the session may list the users of a place, as the region answers it now. */
  #askForUsers(session: LiveSession, region: Region, place: PlaceOfUsers): Promise<RegionAnswer> {
    const patience = new Patience(region.limits.answer);
    const asking = { bearer: this.#options.tokenManager, session: session.key, patience };
    const operation = 'spaceId' in place ? 'ListUserSpace' : 'ListUserOrganisation';
    const asked = { path: { ...place }, page: { size: 1 } };
    return readAsSession(asking, region, operation, asked).finally(() => patience.end(undefined));
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
