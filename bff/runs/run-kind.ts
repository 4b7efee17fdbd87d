/** What a kind of run may do, and how reading tells whether it is done. */
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { NotSent } from '#shared/agreed-work.ts';
import type { PlannedCall, PlannedStep, RunStep, StepOperation } from '#shared/run.ts';
import type { ReadArguments } from '#bff/regions/read-operation.ts';

/** Reading told nothing of a step: it was refused, or failed. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly problem: Problem;
  /** Reading has told that it cannot be done. */
  readonly notSent: NotSent | undefined;

  constructor(problem: Problem, notSent?: NotSent) {
    super(problem.title);
    this.problem = problem;
    this.notSent = notSent;
  }
}

/** Somebody else has changed what a step is about since it was planned: it is left alone. */
export class Moved extends Error {
  override readonly name = 'Moved';
}

/** What is read, undefined where that tells nothing. Throws what else reading throws. */
export async function unlessUnreadable<Found>(read: Promise<Found>): Promise<Found | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Reads at the region of a run, with the rights of its account. */
export interface RunReader {
  /** Undefined for what is not there (404). Throws `Unreadable` for any other refusal. */
  read(id: OperationId, args: ReadArguments): Promise<unknown>;
  /** All items of a list, page after page. Throws as `read` does, which it is otherwise. */
  readAll(id: OperationId, args: ReadArguments): Promise<readonly unknown[] | undefined>;
  /** Those of a list that have these ids, at most 100, by their ids in small letters. Throws as `read` does. */
  readItems(
    list: OperationId,
    path: PlannedCall['path'],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, unknown>>;
}

/** What reading says of a step that a region only accepts and carries out later. */
export type Course =
  | { readonly kind: 'so' }
  /** It may be sent now: nothing of it is under way. `body`: by what is so at this moment, in place of the planned one. */
  | { readonly kind: 'clear'; readonly newest?: string | undefined; readonly body?: unknown }
  /** Until the operation has ended, which carries out this very step or not; where none is known, until it is so. */
  | { readonly kind: 'wait'; readonly operation?: StepOperation; readonly isOwn?: boolean }
  | {
      readonly kind: 'failed';
      readonly problem: Problem;
      readonly notSent?: NotSent;
      readonly operation?: StepOperation;
    }
  /** What was planned leads nowhere from here, or not without steps that nobody has confirmed. */
  | { readonly kind: 'outdated'; readonly why?: { readonly why: 'clusterGone' | 'clusterFailed' | 'otherWay' } };

/** What is known of a step when it is looked at. */
export interface Attempt {
  readonly isSent: boolean;
  /** The newest operation when it was sent. */
  readonly newestBefore?: string | undefined;
  /** Of a step that was sent its own, else the one it waits for. */
  readonly operationId?: string | undefined;
  /** It came to nothing before, and somebody has it tried again: what it waited for then is no news. */
  readonly hasFailed?: boolean;
}

export type Read = readonly [id: OperationId, args: ReadArguments];

/** Tells what was read for many steps at once to whoever asks for it by itself. */
export interface ReaderAhead extends RunReader {
  /** The next read of this is answered so, and no other one: what was told is not kept for longer. */
  tell(read: Read, answer: unknown): void;
  /** What the next read of this is answered with; undefined where that was not told. */
  toldOf(read: Read): { readonly answer: unknown } | undefined;
}

/** What reads at once what `rest` would read of each of many steps; what it leaves out `rest` reads by itself. */
export interface RowsAhead {
  /** Before the first of all of them is looked at; given up once `goesOn` does not say so any more. */
  readonly ofAll: (
    steps: AsyncIterable<PlannedStep>,
    ahead: ReaderAhead,
    goesOn: () => Promise<boolean>,
  ) => Promise<void>;
  /** Before at most 100 of them are, after that. */
  readonly ofSome: (steps: readonly PlannedStep[], ahead: ReaderAhead) => Promise<void>;
}

interface AnyKind {
  readonly operations: ReadonlySet<OperationId>;
  /** Where its steps may be beside the place it was begun in: in spaces of other names, or anywhere in its region. */
  readonly reach?: 'spaces' | 'places';
  /** Steps under way at the same time, 1 to 6; 1 where each builds on those before it. */
  readonly atOnce: number;
  /**
   * Whoever asks for it may have confirmed it already: it begins once it was checked, where reading has `told` all of it, or
   * whatever it has told of.
   */
  readonly agreed?: 'told' | 'untold';
  /** The id of the one thing that all steps are about, by one of them. */
  readonly targetOf?: (step: PlannedStep) => string | undefined;
  /** What is wrong with a plan whose calls are each as the catalogue has them; undefined for nothing. */
  readonly refuse: (steps: readonly PlannedStep[]) => string | undefined;
  /** What takes back a step, of kinds in `undoneBy`; undefined where it has changed nothing, or nobody knows what. */
  readonly inverseOf?: (step: RunStep) => PlannedStep | undefined;
}

/** Its calls are done when they are answered. */
interface PromptKind extends AnyKind {
  /** Whether what the step is to bring about is so. Throws what reading throws, and `Moved`. */
  readonly isSo: (step: PlannedStep, reader: RunReader) => Promise<boolean>;
  /** The same of at most 100 steps, by their order, with few reads; undefined where those do not tell. */
  readonly areSo?: (steps: readonly PlannedStep[], reader: RunReader) => Promise<readonly (boolean | undefined)[]>;
}

/** Its calls are about many things each, and done when they are answered: only what is not so yet is sent. */
export interface PartKind extends AnyKind {
  /** Its steps may be by names (`PlannedStep.named`). */
  readonly isByName?: true;
  /** The call with the ids that its path leaves out. Throws what reading throws. */
  readonly addressed?: (step: PlannedStep, reader: RunReader) => Promise<PlannedStep>;
  /**
   * A body of what is not so yet of the step's own; undefined for nothing. Throws what reading throws. `isAhead`: steps before it
   * are not made yet, and it is not sent.
   */
  readonly left: (step: PlannedStep, reader: RunReader, isAhead?: boolean) => Promise<unknown>;
  /** The same of at most 100 steps, by their order, of those alone of which a few reads tell together. */
  readonly allLeft: (
    steps: readonly PlannedStep[],
    reader: RunReader,
  ) => Promise<readonly ({ readonly body: unknown } | undefined)[]>;
  /** A body of what is in either; undefined stands for nothing, here and below. */
  readonly join: (one: unknown, other: unknown) => unknown;
  /** A body of what is in the first one alone. */
  readonly without: (one: unknown, other: unknown) => unknown;
}

/** Its calls are only accepted, and carried out later; each builds on those before it, and the first failure stops it. */
export interface SlowKind extends AnyKind {
  /** The parameter of its paths that names the one thing it is about. */
  readonly target: string;
  /** A new one takes the place of one about the same thing that waits. */
  readonly isOnePerTarget?: true;
  /** Throws what reading throws. */
  readonly course: (step: PlannedStep, attempt: Attempt, reader: RunReader) => Promise<Course>;
}

/** Its steps are of many clusters, each of which builds on those of its own cluster alone (shared/staged-run.ts). */
export interface StagedKind extends SlowKind {
  readonly isStaged: true;
}

/** What of a step of several calls is to be made yet. */
export interface Rest {
  /** The id of what it is about; undefined while that is not there. */
  readonly subject?: string | undefined;
  /** Their places: 0 is the step's own call, 1 the first of those that follow it. */
  readonly left: readonly number[];
}

/** Its steps are several calls each, about what the first of them creates unless it is there: those follow it in their order. */
export interface RowKind extends AnyKind {
  /** Those that may follow. */
  readonly following: ReadonlySet<OperationId>;
  /** What names the subject in their paths, which plans leave out. */
  readonly subjectPath: (subject: string) => Readonly<Record<string, string>>;
  /** `subject` where its id is known; `isSent`: its creation was, and may have been carried out. Throws what reading throws. */
  readonly rest: (step: PlannedStep, subject: string | undefined, reader: RunReader, isSent: boolean) => Promise<Rest>;
  /** For the dry run alone: before its calls each step is read by itself. */
  readonly ahead?: RowsAhead;
}

export type KindOfRun = CallKind | RowKind;

/** Its steps are one call each. */
export type CallKind = PromptKind | PartKind | SlowKind;

export function isSlow(kind: KindOfRun): kind is SlowKind {
  return 'course' in kind;
}

export function isStaged(kind: KindOfRun): kind is StagedKind {
  return 'isStaged' in kind;
}

export function hasParts(kind: KindOfRun): kind is PartKind {
  return 'left' in kind;
}

export function hasRows(kind: KindOfRun): kind is RowKind {
  return 'rest' in kind;
}

/** The call with what its path leaves out. */
export function withSubject(call: PlannedCall, subject: Readonly<Record<string, string>>): PlannedCall {
  const missing = parametersOf(call.operation).filter((name) => !(name in call.path));
  return { ...call, path: { ...call.path, ...Object.fromEntries(missing.map((name) => [name, subject[name] ?? ''])) } };
}

/** The names in the path of an operation, in their order. */
export function parametersOf(operation: OperationId): readonly string[] {
  return [...catalogue[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
