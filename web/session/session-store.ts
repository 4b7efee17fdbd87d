/**
 * Who is signed in, for the whole page. A plain store: it exists before React does, and calls outside of components
 * (web/api/call.ts) wait on it.
 */
import { ApiProblem } from '#web/api/api-problem.ts';
import { onSignInNeeded, type RefusedCall } from '#web/api/sign-in-again.ts';
import { placeOf } from '#web/address/paths.ts';
import { getSession, postSession } from '#web/api/session-calls.ts';
import type { Session, SignedInRegion, SignInBody } from '#shared/session.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import { tellOtherTabs, type RegionNews } from './other-tabs.ts';
import { clockOffset } from './time-left.ts';

export interface SessionState {
  /** The last session seen; kept while it has ended, so that the page stays as it was. */
  readonly session: Session | undefined;
  /** Milliseconds the server's clock is ahead of this machine's. */
  readonly offset: number;
  /** The region to sign in to again, in place; undefined while all is well. */
  readonly signInTo: string | undefined;
  /** When the whole session was found to be over, by this machine's clock; undefined while there is one. */
  readonly endedAt?: number | undefined;
  /** Out of what somebody wants to sign out, until that is done or given up (SigningOut.tsx). */
  readonly leaving?: (Leaving & { readonly press: number }) | undefined;
  /** How often somebody else has taken the place of who was signed in: what was typed and read before must go. */
  readonly accountChanges: number;
}

/** The console, or one region. */
export interface Leaving {
  readonly region?: string | undefined;
  /** Called when one stays after all: it did not work, or was given up. */
  readonly onStay?: () => void;
  /** Asks for it once more, and before that about what would be lost by it. */
  readonly again: () => void;
}

/** What became of a sign-in. `cookieRefused`: the browser did not keep its cookie. */
export type SignInOutcome = 'signedIn' | 'cookieRefused';

interface Waiting {
  readonly region: string;
  readonly asksInPlace: boolean;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

const store = createStore<SessionState>({ session: undefined, offset: 0, signInTo: undefined, accountChanges: 0 });
let waiting: readonly Waiting[] = [];
let asked: Promise<Session | undefined> | undefined;
let presses = 0;
/** Regions whose refused calls are being looked into: a sign-in in place may be asked for. */
let inDoubt: readonly string[] = [];
/** One that is being signed out of: that its calls are refused is no reason to ask for a sign-in there. */
let left: string | undefined;

const regionOfPage = () => placeOf(location.pathname)?.scope.region;

function set(change: Partial<SessionState>): void {
  store.set({ ...store.read(), ...change });
}

/** Whoever asked: the answer may tell of another account before the news of its sign-in arrives. */
function adopt(answer: Session): void {
  const offset = clockOffset(answer, Date.now());
  const before = store.read().session?.regions ?? [];
  const kept = before.filter(({ name }) => isMissed(name) && !answer.regions.some((region) => region.name === name));
  const session = { ...answer, regions: [...answer.regions, ...kept] };
  if (!isOtherAccount(before, session.regions)) {
    const missing = kept.find(({ name }) => name === regionOfPage())?.name;
    set({ session, offset, signInTo: store.read().signInTo ?? missing, endedAt: undefined });
    return;
  }
  const given = waiting;
  waiting = [];
  set({ session, offset, signInTo: undefined, endedAt: undefined, accountChanges: store.read().accountChanges + 1 });
  for (const { reject } of given) reject(new Error('somebody else is signed in now'));
}

/** A region that ended by itself stays known where its page is open, or calls wait: one signs in to it in place. */
function isMissed(region: string): boolean {
  const { signInTo } = store.read();
  const missed = [regionOfPage(), signInTo, ...inDoubt, ...waiting.map((call) => call.region)];
  return missed.includes(region) && region !== left;
}

/** Why it is not known who is signed in; undefined once it is. */
export const unknownSession = createStore<unknown>(undefined);

export const sessionStore: Pick<Store<SessionState>, 'subscribe' | 'read'> = store;

/** The server's present moment, for countdowns; milliseconds since the epoch. */
export function serverNow(): number {
  return Date.now() + store.read().offset;
}

/**
 * Asks who is signed in; however many callers, one request at a time. Undefined when nobody is.
 * @throws ApiProblem when the console itself does not answer.
 */
export function refreshSession(): Promise<Session | undefined> {
  asked ??= getSession()
    .then((session) => {
      adopt(session);
      return session;
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiProblem && error.status === 401)) throw error;
      set({ endedAt: store.read().endedAt ?? Date.now() });
      return undefined;
    })
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

/** The session as it is known once nobody is asking for it; undefined where nobody has. */
export async function settledSession(): Promise<Session | undefined> {
  await asked?.catch(() => undefined);
  return store.read().session;
}

/** As `refreshSession`, but never with an answer that was on its way before: it may tell of the session before this one. */
async function askAfresh(): Promise<Session | undefined> {
  await asked?.catch(() => undefined);
  return refreshSession();
}

/** Signs in with a pair, as `enter` does. @throws ApiProblem when refused; nothing has changed then. */
export function signIn(body: SignInBody): Promise<SignInOutcome> {
  return enter(() => postSession(body));
}

/**
 * Takes up the session that `work` begins and makes sure that the browser kept its cookie.
 * @throws ApiProblem when refused; nothing has changed then.
 */
export async function enter(work: () => Promise<unknown>): Promise<SignInOutcome> {
  const session = await oneAtATime(async () => {
    await work();
    return askAfresh();
  });
  if (session === undefined) return 'cookieRefused';
  tellOtherTabs({ kind: 'regionsChanged' });
  resume(session);
  return 'signedIn';
}

/**
 * Sign-ins of all tabs of this browser, one after the other: each then widens the session of the one before, where two
 * at once would both begin one, and the browser keep the id of the last.
 */
async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('portico-sign-in', work) : work();
}

/**
 * Follows what another tab has done about regions: what waited here for a region goes on when it was signed in to there.
 * @throws ApiProblem when the console does not answer.
 */
export async function follow(news: RegionNews): Promise<void> {
  if (news.kind === 'leavesRegion') forgetRegion(news.region);
  else {
    const session = await askAfresh();
    if (session !== undefined) resume(session);
  }
}

/** Lets calls go on that waited for a region signed in to now, and asks for the next one that the page needs. */
function resume(session: Session): void {
  const isSignedIn = (region: string) => session.regions.some(({ name }) => name === region);
  const over = waiting.filter(({ region, asksInPlace }) => isSignedIn(region) || !asksInPlace);
  waiting = waiting.filter((call) => !over.includes(call));
  const { signInTo } = store.read();
  set({ signInTo: signInTo === undefined || isSignedIn(signInTo) ? waiting[0]?.region : signInTo });
  for (const { region, resolve, reject } of over) {
    if (isSignedIn(region)) resolve();
    else reject(noSignIn(region));
  }
}

const noSignIn = (region: string) => new Error(`there is no sign-in to ${region} to wait for`);

/** True when somebody else is signed in to one of the regions now. */
function isOtherAccount(before: readonly SignedInRegion[], after: readonly SignedInRegion[]): boolean {
  return before.some(({ name, clientId }) =>
    after.some((region) => region.name === name && region.clientId !== clientId),
  );
}

/** Has somebody sign out, unless they think better of it: undefined. */
export function setLeaving(leaving: Leaving | undefined): void {
  presses += 1;
  set({ leaving: leaving && { ...leaving, press: presses } });
}

/** Which region is being signed out of; undefined once that is done or has failed. */
export function setLeft(region: string | undefined): void {
  left = region;
}

/** The session goes on without the region. */
export function forgetRegion(region: string): void {
  const { session } = store.read();
  if (session === undefined) return;
  set({ session: { ...session, regions: session.regions.filter(({ name }) => name !== region) } });
}

/** Shows the in-place sign-in when the session has really ended; another tab may have renewed or rotated it. */
export async function checkEnded(): Promise<void> {
  const session = await refreshSession();
  if (session !== undefined || store.read().signInTo !== undefined) return;
  const signInTo = regionToStartWith();
  if (signInTo !== undefined) set({ signInTo });
}

/** Of a session that has ended in every region, the one that the page is of. */
function regionToStartWith(): string | undefined {
  const names = (store.read().session?.regions ?? []).map(({ name }) => name);
  return names.find((name) => name === regionOfPage()) ?? names[0];
}

/**
 * A call was answered 401: either another tab rotated the session and it can go again, or the person has to sign in.
 * What the page only reads from another region asks for nothing: it has no place to put a sign-in over.
 * @throws Error when there is no sign-in to wait for.
 */
async function waitForSignIn({ region, isWrite, signal }: RefusedCall): Promise<void> {
  const has = (session: Session | undefined) => session?.regions.some(({ name }) => name === region) ?? false;
  const had = has(store.read().session);
  const asksInPlace = (isWrite || region === regionOfPage()) && region !== left;
  const session = await withDoubt(asksInPlace ? [region] : [], refreshSession);
  if (has(session) && !isRepeated(region)) return;
  if (session !== undefined && !(had && asksInPlace)) throw noSignIn(region);
  await new Promise<void>((resolve, reject) => {
    const entry = { region, asksInPlace, resolve, reject };
    waiting = [...waiting, entry];
    signal?.addEventListener('abort', () => {
      waiting = waiting.filter((other) => other !== entry);
      reject(signal.reason as Error);
    });
    const first = session === undefined ? regionToStartWith() : region;
    if (store.read().signInTo === undefined) set({ signInTo: first ?? region });
  });
}

async function withDoubt<Result>(regions: readonly string[], work: () => Promise<Result>): Promise<Result> {
  inDoubt = [...inDoubt, ...regions];
  try {
    return await work();
  } finally {
    // One entry for each call that is being looked into.
    for (const region of regions) inDoubt = inDoubt.toSpliced(inDoubt.indexOf(region), 1);
  }
}

const lastRetry = new Map<string, number>();
/** A region that answers 401 again right after the session was confirmed does not know the token any more. */
const repeatedWithinMs = 5_000;

function isRepeated(region: string): boolean {
  const now = Date.now();
  const repeated = now - (lastRetry.get(region) ?? -Infinity) < repeatedWithinMs;
  lastRetry.set(region, now);
  return repeated;
}

/** Puts the session in charge of calls answered 401. Called once, by main.tsx. */
export function takeChargeOfSignIn(): void {
  onSignInNeeded(waitForSignIn);
}
