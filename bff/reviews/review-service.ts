/** Access reviews (shared/review.ts): who may see and do what, and what is kept of it. */
import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '#shared/clock.ts';
import {
  reviewBounds,
  type Decision,
  type NewDecision,
  type NewReview,
  type NewReviewPart,
  type Review,
  type ReviewAccount,
  type ReviewLines,
  type ReviewList,
  type ReviewPart,
  type ReviewProgress,
  type VersionedLine,
} from '#shared/review.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import {
  accountOf,
  headName,
  headOf,
  lineName,
  linesOf,
  resultName,
  standingsOf,
  type Head,
  type Standing,
} from './kept-review.ts';
import {
  isAccount,
  ReviewAccess,
  type Known,
  type ReviewAccessOptions,
  type ReviewCaller,
  type Seen,
} from './review-access.ts';
import { resultOf } from './review-result.ts';
import { statusOf } from './scope-reading.ts';
import { sweepPart } from './sweep-part.ts';

export interface ReviewServiceOptions extends ReviewAccessOptions {
  readonly clock: Clock;
}

export class ReviewService {
  readonly #options: ReviewServiceOptions;
  readonly #access: ReviewAccess;

  constructor(options: ReviewServiceOptions) {
    this.#options = options;
    this.#access = new ReviewAccess(options);
  }

  /** Throws a `ConsoleProblem`: 400 for a reviewer that cannot be read, 401 for a region not signed in to, 409 for too many. */
  async create(by: ReviewCaller, { parts, ...asked }: NewReview): Promise<Review> {
    const { reviews, clock } = this.#options;
    const caller = await this.#access.known(by);
    const regions = [...new Set(parts.map(({ scope }) => scope.region))];
    const beginners = Object.fromEntries(regions.map((name) => [name, this.#access.signIn(caller, name).clientId]));
    const named = await Promise.all(
      parts.map(async (part, index) => ({
        scope: part.scope,
        name: part.name,
        reviewer: await this.#reviewer(caller, part, index),
      })),
    );
    const at = new Date(clock.now()).toISOString();
    const [first] = parts;
    const name = first === undefined ? '' : await this.#access.nameOf(caller, first.scope);
    const head: Head = { ...asked, by: name, at, beginners, parts: named };
    const accounts = new Set([
      ...regions.map((region) => accountOf(region, beginners[region] ?? '')),
      ...named.map(({ scope, reviewer }) => accountOf(scope.region, reviewer.id)),
    ]);
    const id = randomUUID();
    if (!(await reviews.create(id, [...accounts], headName, JSON.stringify(head), reviewBounds.kept)))
      throw new ConsoleProblem('too_many_reviews');
    return this.#describe({ id, value: head, version: 1, caller });
  }

  /** The newest first. */
  async list(by: ReviewCaller): Promise<ReviewList> {
    const caller = await this.#access.known(by);
    const accounts = [...caller.signIns].map(([region, { clientId }]) => accountOf(region, clientId));
    const ids = new Set((await Promise.all(accounts.map((one) => this.#options.reviews.idsOf(one)))).flat());
    const items = await Promise.all(
      [...ids].map(async (id) => {
        const head = await headOf(this.#options.reviews, id);
        return head && this.#describe({ id, ...head, caller });
      }),
    );
    return { items: items.filter((one) => one !== undefined).sort((one, two) => (one.at < two.at ? 1 : -1)) };
  }

  /** Throws a 404 `ConsoleProblem` for what is not there, or not the caller's. */
  async read(by: ReviewCaller, id: string): Promise<Review> {
    return this.#describe(await this.#access.see(by, id));
  }

  /** Reads what is missing, part after part, until the signal says stop. Throws as `read` does. */
  async sweep(by: ReviewCaller, id: string, tell: (line: ReviewProgress) => void): Promise<void> {
    const seen = await this.#access.see(by, id);
    this.#access.onlyBeginner(seen);
    if (isClosed(seen.value)) throw new ConsoleProblem('review_signed_off');
    const { reviews, clock } = this.#options;
    const standings = await standingsOf(reviews, id, seen.value);
    for (const [part, { scope }] of seen.value.parts.entries()) {
      const standing = standings[part]?.value;
      const isWhole = standing?.isSwept === true && standing.read === standing.listed && standing.gaps.length === 0;
      if (isWhole || by.signal.aborted) continue;
      await sweepPart({
        reviews,
        id,
        head: seen.value,
        part,
        reading: this.#access.reading(seen.caller, scope),
        clock,
        signal: by.signal,
        tell: (now) => tell({ part, state: this.#part(seen, part, now) }),
      });
    }
  }

  /** Lines of a part, as far as the caller may read the scope now. Throws as `read` does. */
  async lines(by: ReviewCaller, id: string, part: number): Promise<ReviewLines> {
    return this.#access.linesFor(await this.#access.see(by, id), part);
  }

  /** Throws a `ConsoleProblem`: 404 as above, and where the part is not the caller's; 409 where a line has moved. */
  async decide(by: ReviewCaller, id: string, part: number, items: readonly NewDecision[]): Promise<ReviewLines> {
    const { reviews, clock } = this.#options;
    const seen = await this.#access.see(by, id);
    if (!this.#access.isBeginner(seen) && !this.#access.isReviewer(seen, part)) throw new ConsoleProblem('not_found');
    const { scope } = seen.value.parts[part] ?? {};
    if (scope === undefined) throw new ConsoleProblem('not_found');
    const [{ sight, lines }, decidedBy] = await Promise.all([
      this.#access.linesFor(seen, part),
      this.#access.nameOf(seen.caller, scope),
    ]);
    if (sight !== 'seen') throw new ConsoleProblem('not_found');
    if (isClosed(seen.value)) throw new ConsoleProblem('review_signed_off');
    const known = new Map(lines.map((line) => [lineName(part, line.subject), line]));
    const at = new Date(clock.now()).toISOString();
    const decided = items.map(({ subject, version, verdict, note, run }): VersionedLine => {
      const line = known.get(lineName(part, subject));
      if (line === undefined) throw violation('subject', 'is nobody of this part');
      const { decision: _, ...open } = line;
      const decision: Decision | undefined = verdict && {
        verdict,
        ...(note !== undefined && { note }),
        by: decidedBy,
        at,
        ...(run !== undefined && { run }),
      };
      return { ...open, ...(decision && { decision }), version };
    });
    const writes = decided.map(({ version, ...line }) => ({
      name: lineName(part, line.subject),
      version,
      text: JSON.stringify(line),
    }));
    if (!(await reviews.write(id, [{ name: headName, version: seen.version }, ...writes])))
      throw new ConsoleProblem('line_decided_meanwhile');
    return { sight, lines: decided.map((line) => ({ ...line, version: line.version + 1 })) };
  }

  /** Throws a `ConsoleProblem`: 404 as above, 409 before everything is swept, decided and to be read by the caller. */
  async signOff(by: ReviewCaller, id: string): Promise<Review> {
    const { reviews, clock } = this.#options;
    const seen = await this.#access.see(by, id);
    this.#access.onlyBeginner(seen);
    if (seen.value.signedOff !== undefined) return this.#describe(seen);
    // From here on nothing is decided: every decision looks at the version of the head.
    const closing = { ...seen.value, isClosing: true };
    await this.#writeHead(id, seen.version, closing);
    const version = seen.version + 1;
    const standings = await standingsOf(reviews, id, seen.value);
    const parts = await Promise.all(seen.value.parts.map((_, part) => this.#access.linesFor(seen, part)));
    const { isClosing: _, ...open } = closing;
    const refusal = standings.some(({ value }) => !value.isSwept)
      ? 'review_unread'
      : parts.some(({ sight }) => sight !== 'seen')
        ? 'review_out_of_sight'
        : undefined;
    const signed = { at: new Date(clock.now()).toISOString(), by: await this.#nameOfBeginner(seen) };
    const result =
      refusal === undefined
        ? resultOf(
            id,
            open,
            standings.map(({ value }) => value),
            parts,
            signed,
          )
        : undefined;
    if (result === undefined) {
      await this.#writeHead(id, version, open);
      throw new ConsoleProblem(refusal ?? 'review_undecided');
    }
    const sha256 = createHash('sha256').update(result).digest('hex');
    const value = { ...open, signedOff: { ...signed, sha256 } };
    await this.#writeHead(id, version, value, result);
    return this.#describe({ ...seen, value, version: version + 1 });
  }

  /** The bytes of the result. Throws a `ConsoleProblem`: 404 as above; 409 where it has none, or holds what the caller may not read. */
  async result(by: ReviewCaller, id: string): Promise<string> {
    const seen = await this.#access.see(by, id);
    const kept = (await this.#options.reviews.fields(id, resultName)).find(({ name }) => name === resultName);
    if (kept === undefined) throw new ConsoleProblem('review_not_signed_off');
    const parts = await Promise.all(seen.value.parts.map((_, part) => this.#access.linesFor(seen, part)));
    if (parts.some(({ sight }) => sight !== 'seen')) throw new ConsoleProblem('review_out_of_sight');
    return kept.text;
  }

  /** Throws as `read` does. */
  async delete(by: ReviewCaller, id: string): Promise<void> {
    this.#access.onlyBeginner(await this.#access.see(by, id));
    await this.#options.reviews.delete(id);
  }

  async #writeHead(id: string, version: number, head: Head, result?: string): Promise<void> {
    const { reviews } = this.#options;
    const also = result === undefined ? [] : [{ name: resultName, version: 0, text: result }];
    if (!(await reviews.write(id, [{ name: headName, version, text: JSON.stringify(head) }, ...also])))
      throw new ConsoleProblem('changed_meanwhile');
  }

  /** Of the account that began it, as the caller uses it now. */
  async #nameOfBeginner({ value, caller }: Seen): Promise<string> {
    const { beginners } = value;
    const own = value.parts.find(({ scope: { region } }) =>
      isAccount(caller.signIns.get(region), beginners[region] ?? ''),
    );
    return own === undefined ? value.by : this.#access.nameOf(caller, own.scope);
  }

  /** Whoever begins it, or somebody whom they can read in the organisation. */
  async #reviewer(caller: Known, { scope, reviewer }: NewReviewPart, index: number): Promise<ReviewAccount> {
    const own = this.#access.signIn(caller, scope.region);
    if (reviewer === undefined || isAccount(own, reviewer.id))
      return { id: own.clientId.toLowerCase(), name: await this.#access.nameOf(caller, scope) };
    const { organisationId = scope.kind === 'organisation' ? scope.id : undefined } = own;
    const at = organisationId === undefined ? scope : { ...scope, kind: 'organisation' as const, id: organisationId };
    try {
      return { id: reviewer.id, name: await this.#access.reading(caller, at).nameOf(reviewer) };
    } catch (error) {
      statusOf(error);
      throw violation(`parts.${index}.reviewer`, 'is nobody whom your account can read in the organisation');
    }
  }

  async #describe(seen: Seen): Promise<Review> {
    const { id, value } = seen;
    const { beginners: _, isClosing: __, parts, ...told } = value;
    const { reviews } = this.#options;
    const standings = await standingsOf(reviews, id, value);
    const described = await Promise.all(
      parts.map(async (_, index) => {
        const part = this.#part(seen, index, standings[index]?.value);
        // A sweep that was cut off could not keep how far it had come.
        return part.isSwept ? part : { ...part, read: (await linesOf(reviews, id, index)).length };
      }),
    );
    const isSwept = described.every((part) => part.isSwept);
    return {
      ...told,
      id,
      status: value.signedOff !== undefined ? 'signedOff' : isSwept ? 'open' : 'sweeping',
      isOwn: this.#access.isBeginner(seen),
      parts: described,
    };
  }

  #part(seen: Seen, part: number, standing: Standing | undefined): ReviewPart {
    const kept = seen.value.parts[part];
    if (kept === undefined) throw new ConsoleProblem('not_found');
    const now = standing ?? { listed: 0, read: 0, isSwept: false, gaps: [] };
    return { ...kept, ...now, isOwn: this.#access.isReviewer(seen, part) };
  }
}

const isClosed = ({ isClosing, signedOff }: Head) => isClosing === true || signedOff !== undefined;
