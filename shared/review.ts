/**
 * Access reviews: who holds what in which scopes, what was decided about each, by whom, and what could not be read.
 *
 *     POST   /api/reviews                             NewReview → 201 Review; the caller is its beginner
 *     GET    /api/reviews                             → { items: Review[] }: those one began, or decides a part of
 *     GET    /api/reviews/{id}                        → Review
 *     POST   /api/reviews/{id}/sweep                  → ReviewProgress, one line each, until everything was asked for; the
 *                                                     beginner. Who leaves ends it, and what has come stays: the next one
 *                                                     asks for what is missing
 *     GET    /api/reviews/{id}/parts/{part}           → ReviewLines, as far as the region lets the reader's own token read now
 *     POST   /api/reviews/{id}/parts/{part}/decisions { items: NewDecision[] } → ReviewLines: those decided. 409 where somebody else has
 *                                                     decided one of them since, or it is signed off
 *     POST   /api/reviews/{id}/sign-off               → Review; the beginner, once every line is decided (409 before)
 *     GET    /api/reviews/{id}/result                 → ReviewFile: the very bytes whose SHA-256 the review names
 *     DELETE /api/reviews/{id}                        → 204; the beginner
 *
 * A review of others is none (404). 401 without a session.
 */
export const reviewsPath = '/api/reviews';

export const reviewBounds = {
  /** Scopes of a review. */
  parts: 50,
  /** Subjects of a review; what is beyond is a gap. */
  lines: 5_000,
  /** Services that count. */
  services: 50,
  /** Characters. */
  name: 100,
  note: 500,
  /** Decisions sent at a time. */
  decisions: 100,
  /** Reviews that an account takes part in. */
  kept: 50,
} as const;

export const subjectTypes = ['users', 'serviceAccounts'] as const;
export type ReviewSubjectType = (typeof subjectTypes)[number];

export const verdicts = ['keep', 'change', 'remove'] as const;
export type Verdict = (typeof verdicts)[number];

export interface ReviewScope {
  readonly region: string;
  readonly kind: 'organisation' | 'space';
  readonly id: string;
}

export interface NewReviewPart {
  readonly scope: ReviewScope;
  /** What the scope is called. */
  readonly name: string;
  /** Who decides, an account of the organisation; whoever begins the review when left out. */
  readonly reviewer?: { readonly type: ReviewSubjectType; readonly id: string } | undefined;
}

export interface NewReview {
  readonly name: string;
  /** Rights of these services count; all rights where there are none. */
  readonly services: readonly string[];
  readonly subjects: readonly ReviewSubjectType[];
  readonly parts: readonly NewReviewPart[];
}

/** An account of a region. */
export interface ReviewAccount {
  readonly id: string;
  readonly name: string;
}

/**
 * What could not be read: the list of `users` or `serviceAccounts`; the `policies` of some; `roles`, `permissions`: their names
 * or what they are of; `acls`: how many somebody has; `subjects`: whom there is beyond the bound.
 */
export const gapKinds = ['users', 'serviceAccounts', 'policies', 'roles', 'permissions', 'acls', 'subjects'] as const;
export interface ReviewGap {
  readonly what: (typeof gapKinds)[number];
  /** What the region answered; 0 for nothing, or where the contract has no way to ask. */
  readonly status: number;
  /** Of how many. */
  readonly count?: number;
}

export interface ReviewPart {
  readonly scope: ReviewScope;
  readonly name: string;
  readonly reviewer: ReviewAccount;
  /** Subjects there are, as far as is known, and those of whom it is known what they hold. */
  readonly listed: number;
  readonly read: number;
  /** Everything was asked for. */
  readonly isSwept: boolean;
  readonly sweptAt?: string;
  readonly gaps: readonly ReviewGap[];
  /** The reader's own account decides it. */
  readonly isOwn: boolean;
}

export interface SignedOff {
  readonly at: string;
  readonly by: string;
  /** Of the bytes of the result, in hexadecimal. */
  readonly sha256: string;
}

export interface Review extends Omit<NewReview, 'parts'> {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly status: 'sweeping' | 'open' | 'signedOff';
  /** The reader began it. */
  readonly isOwn: boolean;
  readonly parts: readonly ReviewPart[];
  readonly signedOff?: SignedOff;
}

export interface ReviewList {
  readonly items: readonly Review[];
}

/** A role or permission. */
export interface ReviewRight {
  readonly id: string;
  /** The id where no name could be read. */
  readonly name: string;
}

export interface Decision {
  readonly verdict: Verdict;
  readonly note?: string;
  readonly by: string;
  readonly at: string;
  /** The run that takes away what is to be removed. */
  readonly run?: string;
}

/** What one subject holds in one scope. */
export interface ReviewLine {
  readonly subject: ReviewAccount & { readonly type: ReviewSubjectType };
  readonly roles: readonly ReviewRight[];
  readonly permissions: readonly ReviewRight[];
  /** How many; absent where that is not known. */
  readonly acls?: number;
  readonly decision?: Decision;
}

/** Somebody who holds nothing that counts needs no decision. */
export const holdsNothing = ({ roles, permissions, acls = 0 }: ReviewLine): boolean =>
  roles.length + permissions.length + acls === 0;

export interface VersionedLine extends ReviewLine {
  readonly version: number;
}

/** `hidden`: the region does not let the reader read the scope now. `unread`: it did not say. */
export interface ReviewLines {
  readonly sight: 'seen' | 'hidden' | 'unread';
  readonly lines: readonly VersionedLine[];
}

export interface NewDecision {
  readonly subject: { readonly type: ReviewSubjectType; readonly id: string };
  /** Of the line as it was read. */
  readonly version: number;
  /** Left out: it is open again. */
  readonly verdict?: Verdict | undefined;
  readonly note?: string | undefined;
  readonly run?: string | undefined;
}

/** A line of the sweep: how a part stands now, or its end. */
export type ReviewProgress = { readonly part: number; readonly state: ReviewPart } | { readonly end: true };

export const reviewFormat = 'portico-access-review/1';

/** A result, as it is signed off. */
export interface ReviewFile {
  readonly format: typeof reviewFormat;
  readonly id: string;
  readonly name: string;
  readonly services: readonly string[];
  readonly subjects: readonly ReviewSubjectType[];
  readonly begun: { readonly at: string; readonly by: string };
  readonly signedOff: { readonly at: string; readonly by: string };
  readonly counts: Readonly<Record<Verdict | 'nothing', number>>;
  readonly parts: readonly (Pick<ReviewPart, 'scope' | 'name' | 'reviewer' | 'listed' | 'read' | 'sweptAt' | 'gaps'> & {
    readonly lines: readonly ReviewLine[];
  })[];
}
