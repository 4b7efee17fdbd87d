/**
 * The journal: every change that was made through this console. An intent is entered before a call is sent and its outcome
 * after; what has none is `unknown`. It knows of nothing that was changed in another way.
 */
import type { OperationId } from './contract/catalogue.ts';
import type { Resource } from './contract/operation.ts';
import type { RunKind } from './run-kinds.ts';

/** `notSent`: nothing has reached the region. `failed`: the region failed at it. */
export const journalOutcomes = ['done', 'refused', 'failed', 'notSent', 'unknown'] as const;
export type JournalOutcome = (typeof journalOutcomes)[number];

/** One ACL, as the contract has it. */
export interface JournalAcl {
  readonly permissionId: string;
  readonly service: string;
  readonly resource: string;
  readonly resourceId: string;
  readonly subresource?: string | undefined;
}

/** Rights, by their ids. */
export interface JournalRights {
  readonly roles?: readonly string[] | undefined;
  readonly permissions?: readonly string[] | undefined;
  readonly acls?: readonly JournalAcl[] | undefined;
}

/** What of its body a call is remembered by: ids, and nothing that somebody has typed as text or keeps secret. */
export interface JournalDelta {
  readonly add?: JournalRights | undefined;
  readonly delete?: JournalRights | undefined;
  /** What a user's state was set to. */
  readonly active?: boolean | undefined;
}

export interface JournalActor {
  /** Id of the service account that was signed in; of the user, when it was a person. */
  readonly clientId: string;
  /** Name of the person who was signed in as themselves. */
  readonly person?: string;
  /** Who used the service account, as they said themselves. */
  readonly operator?: string;
}

/** What is entered before a call is sent. */
export interface JournalIntent {
  readonly region: string;
  readonly by: JournalActor;
  readonly operation: OperationId;
  /** Parameters of the path: what it was done to, and where. */
  readonly path: Readonly<Record<string, string>>;
  readonly delta?: JournalDelta;
  /** What of it was not so already, read right before; null where that could not be read. All of it where it is left out. */
  readonly changed?: JournalDelta | null;
  readonly requestId: string;
  /** The run it was a step of. */
  readonly run?: { readonly id: string; readonly kind: RunKind };
}

/** What is entered after it. */
export interface JournalSettlement {
  readonly outcome: Exclude<JournalOutcome, 'unknown'>;
  /** The region's. */
  readonly status?: number;
  /** Id of what was created. */
  readonly created?: string;
  /** Id of the operation that carries it out. */
  readonly work?: string;
}

/** A call that takes back exactly what another one did. */
export interface JournalInverse {
  readonly operation: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly delta: JournalDelta;
}

/** Times are ISO 8601. */
export interface JournalEntry extends JournalIntent, Omit<JournalSettlement, 'outcome'> {
  /** Its number in the chain. */
  readonly id: number;
  readonly at: string;
  readonly outcome: JournalOutcome;
  readonly settledAt?: string;
  /** Whether the reader's own account made it. */
  readonly isOwn: boolean;
  readonly inverse?: JournalInverse;
}

export const journalPath = '/api/journal';

/** How many entries a page has at most, and unless `limit` asks for fewer. */
export const journalPageSize = 50;

/** Parameters of `GET /api/journal` beside `cursor` and `limit`; all of them narrow it. */
export interface JournalFilter {
  readonly region?: string | undefined;
  /** Part of the name, the label or the id of whoever made it. */
  readonly who?: string | undefined;
  readonly what?: Resource | undefined;
  /** Part of an id or name in the path, or of what was created. */
  readonly target?: string | undefined;
  readonly outcome?: JournalOutcome | undefined;
  /** First and last day, `2026-11-23` (UTC). */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The steps of one run. */
  readonly run?: string | undefined;
}

export const journalFilterNames = ['region', 'who', 'what', 'target', 'outcome', 'from', 'to', 'run'] as const;

/** Answer of `GET /api/journal`: newest first. */
export interface JournalPage {
  readonly items: readonly JournalEntry[];
  /** To go on from; absent at the end of the journal. A page may have no items and go on. */
  readonly next?: string;
  /** Regions that failed when they were asked what of others' changes the reader may see. */
  readonly unread: readonly string[];
  /** Days that changes are kept for. */
  readonly keptDays: number;
}
