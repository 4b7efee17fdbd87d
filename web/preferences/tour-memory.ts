/**
 * What this browser remembers of the first steps, from the moment they were opened: nothing secret, and of nobody. Signing
 * out leaves it, since one of the steps is to be somebody else.
 */
import { keepChoice } from '#web/ui/choice-cookie.ts';
import { createStore } from '#web/ui/store.ts';

export const tourSteps = ['create', 'issue', 'redeem', 'watch', 'explain'] as const;
export type TourStep = (typeof tourSteps)[number];

export interface TourMemory {
  /** They were opened once: before that nothing is kept. */
  readonly isBegun: boolean;
  /** What was done before does not count. Milliseconds, by the clock of the console's server. */
  readonly since: number;
  readonly done: readonly TourStep[];
  /** They are not suggested any more. */
  readonly isHidden: boolean;
}

const name = 'portico-tour';
const hidden = 'hidden';

/** As it is kept: `1764043200000.create.issue.hidden`. Whatever else is there counts as nothing. */
function kept(): TourMemory {
  const [since = '', ...words] = (/(?:^|; )portico-tour=([^;]*)/.exec(document.cookie)?.[1] ?? '').split('.');
  return {
    isBegun: since !== '',
    since: /^\d{1,15}$/.test(since) ? Number(since) : 0,
    done: tourSteps.filter((step) => words.includes(step)),
    isHidden: words.includes(hidden),
  };
}

const store = createStore(kept());

function keep(changes: Partial<TourMemory>): void {
  // Another tab may have written meanwhile.
  const { since, done, isHidden } = { ...kept(), ...changes };
  keepChoice(name, [since, ...done, ...(isHidden ? [hidden] : [])].join('.'));
  store.set(kept());
}

export const tourMemory = {
  read: store.read,
  subscribe: store.subscribe,
  /** From now on what is done is remembered; what the console knows of before counts as well. */
  begin(): void {
    if (!kept().isBegun) keep({ since: 0 });
  },
  /** Ticks steps for good, that is until they are begun anew. Does nothing for whoever has never opened them. */
  remember(...steps: readonly TourStep[]): void {
    const { isBegun, done } = kept();
    if (!isBegun || steps.every((step) => done.includes(step))) return;
    keep({ done: [...done, ...steps.filter((step) => !done.includes(step))] });
  },
  hide(): void {
    keep({ isHidden: true });
  },
  /** Forgets what was done until `now`, on which nothing else depends. */
  beginAnew(now: number): void {
    keep({ since: now, done: [], isHidden: false });
  },
};
