import { useTranslations } from 'use-intl';
import { isOver, type RunState } from '#shared/run-standing.ts';
import type { Run, StepState } from '#shared/run.ts';
import { changesOfRights, changesOfMany } from '#shared/run-kinds.ts';
import { isLookedAt } from '#web/api/run-calls.ts';
import { useAccountName } from '#web/session/use-account-name.ts';
import type { Tone } from '#web/ui/StatusPill.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { nameText } from '#web/ui/name-text.ts';
import { secondText } from '#web/ui/time-text.ts';
import { spokenTime } from './time-left.ts';

export const stepTones: Readonly<Record<StepState, Tone>> = {
  todo: 'waiting',
  sending: 'busy',
  accepted: 'busy',
  done: 'good',
  failed: 'bad',
  skipped: 'off',
  unknown: 'warning',
};

const tones: Readonly<Record<RunState, Tone>> = {
  arriving: 'busy',
  checking: 'busy',
  ready: 'warning',
  running: 'busy',
  waiting: 'waiting',
  paused: 'warning',
  done: 'good',
  stopped: 'off',
};

/** Steps whose outcome is not what was wanted. */
export const leftOf = ({ counts }: Pick<Run, 'counts'>) => counts.failed + counts.unknown;

export const stepsOf = ({ counts }: Pick<Run, 'counts'>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Steps that nothing more is done about for now; of those with a lost answer something is, until reading has told. */
export const endedOf = ({ counts }: Run) => counts.done + counts.failed + counts.skipped;

/** Whether nothing is left of it to look at or go on with. */
export const isFinished = (run: Run) => isOver(run.state) && leftOf(run) === 0;

/** Nothing more is begun, and what was on its way is waited for. */
export const isStopping = ({ state, counts }: Pick<Run, 'state' | 'counts'>) =>
  (state === 'paused' || state === 'stopped') && counts.sending > 0;

/** Green only where everything is as it was to be; nobody is waited for where there is nothing to do. */
export function toneOf(run: Pick<Run, 'state' | 'counts'>): Tone {
  if (isStopping(run)) return 'busy';
  if (run.state === 'ready' && run.counts.todo === 0) return 'off';
  return run.state === 'done' && leftOf(run) > 0 ? 'bad' : tones[run.state];
}

/** What a run is called, and how it stands, in words. */
export function useRunWords() {
  const t = useTranslations('runs');
  const { locale } = useKitText();
  const accountOf = useAccountName();
  const timeOf = (at: string) => secondText(locale, Date.parse(at));
  return {
    nameOf: (run: Pick<Run, 'kind' | 'about' | 'counts' | 'operation'>) =>
      t(`kinds.${run.kind}`, { about: nameText(run.about), count: stepsOf(run), operation: run.operation ?? '' }),
    /** What it means for whom it is about, once it is confirmed. */
    effectOf: ({ kind, operation }: Run) => {
      const told = [
        'addUsers',
        'copyRole',
        'giveBack',
        'alike',
        'unlike',
        ...changesOfMany,
        ...changesOfRights,
      ] as const;
      const change = told.find((one) => one === kind);
      return change && t(`effects.${change}`, { operation: operation ?? '' });
    },
    /** How many calls it would make, and how long that takes where anything is known of it. */
    costOf: ({ cost, scope: { region } }: Pick<Run, 'cost' | 'scope'>) => {
      if (cost === undefined || cost.calls === 0) return undefined;
      const calls = t('cost.calls', { calls: cost.calls });
      if (cost.time === undefined) return calls;
      const { unit, count } = spokenTime(cost.time);
      return `${calls} ${t(`cost.${unit}`, { count, region })}`;
    },
    stateOf: (run: Pick<Run, 'state' | 'counts'>) => {
      if (isStopping(run)) return t('stopping');
      return run.state === 'done' && leftOf(run) > 0 ? t('doneInPart') : t(`states.${run.state}`);
    },
    /** Of what its region has taken on nobody knows more where nobody looks at it. */
    stepStateOf: (run: Run, state: StepState) =>
      state === 'accepted' && !isLookedAt(run)
        ? t(isOver(run.state) ? 'notWatched' : 'notFollowed')
        : t(`stepStates.${state}`),
    /** What has come of it so far, or would. */
    sentenceOf: (run: Run) => {
      const { state, counts, unclear, isConfirmed } = run;
      if (state === 'arriving') return t('sentence.arriving', { count: stepsOf(run) });
      if (state === 'checking') return t('sentence.checking', { count: stepsOf(run) });
      if (!isConfirmed) {
        const { todo, skipped, failed } = counts;
        return t('sentence.ready', { todo, skipped, failed, unclear });
      }
      const { todo, sending, ...others } = counts;
      const sentence = t('sentence.so', { ...others, left: todo + sending });
      return isStopping(run) ? `${sentence} ${t('sentence.stopping', { count: sending })}` : sentence;
    },
    /** In a few words, what it waits for before it goes on by itself. */
    waitOf: ({ reason, waitsFor, until, scope: { region } }: Run) => {
      if (reason === 'regionDown') return t('line.regionDown', { region });
      if (waitsFor === 'operation') return t('line.waitsForOperation', { region });
      return until === undefined ? undefined : t('line.waitsUntil', { at: timeOf(until) });
    },
    /** Why it does not go on, and when it will. */
    reasonOf: ({
      state,
      reason,
      until,
      waitsFor,
      scope,
    }: Pick<Run, 'state' | 'reason' | 'until' | 'waitsFor' | 'scope'>) => {
      if (waitsFor !== undefined)
        return t(`waitsFor.${waitsFor}`, { region: scope.region, at: until === undefined ? '' : timeOf(until) });
      return state === 'paused' && reason !== undefined
        ? t(`reasons.${reason}`, { region: scope.region, account: accountOf(scope.region) })
        : undefined;
    },
  };
}
