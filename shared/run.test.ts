import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  goesOnAt,
  isSoAlready,
  newRun,
  runActions,
  runAfter,
  workDue,
  type RunEvent,
  type RunStanding,
} from './run-standing.ts';
import { stepStates, type StepState } from './run.ts';
import { runKinds, undoneBy } from './run-kinds.ts';
import { stepGoes } from './step-ways.ts';

const plain = (['confirm', 'goOn', 'finish', 'stop', 'end', 'resume', 'retry'] as const).map((kind) => ({ kind }));
const time = fc.double({ min: 1, max: 2 ** 45, noNaN: true });
const events: fc.Arbitrary<RunEvent> = fc.oneof(
  fc.constantFrom<RunEvent>(...plain),
  fc.record({ kind: fc.constant('checked' as const), isAgreed: fc.boolean() }),
  fc.record({
    kind: fc.constant('wait' as const),
    until: time,
    waitsFor: fc.constantFrom('operation', 'stage', 'region', 'answer'),
  }),
  fc.record({ kind: fc.constant('stop' as const), reason: fc.constantFrom('asked', 'signedOut', 'otherAccount') }),
  fc.record({
    kind: fc.constant('pause' as const),
    reason: fc.constantFrom('asked', 'sessionEnded', 'refused', 'regionDown', 'failures'),
    until: time,
  }),
  fc.record({ kind: fc.constant('follow' as const), until: time }),
  fc.constant<RunEvent>({ kind: 'follow' }),
);

/** All the ways a run has stood while these events came to it; those that cannot happen leave it as it is. */
function history(come: readonly RunEvent[]): readonly RunStanding[] {
  const stood = [newRun];
  for (const event of come) stood.push(runAfter(stood.at(-1)!, event) ?? stood.at(-1)!);
  return stood;
}

const property = (holds: (come: readonly RunEvent[]) => void) => fc.assert(fc.property(fc.array(events), holds));

describe('a run', () => {
  it('does nothing before somebody has seen what it would do and confirmed it', () => {
    property((come) => {
      const stood = history(
        come.filter((event) => event.kind !== 'confirm' && !('isAgreed' in event && event.isAgreed)),
      );
      expect(stood.every(({ state, isConfirmed }) => !isConfirmed && state !== 'running' && state !== 'done')).toBe(
        true,
      );
    });
  });

  it('is confirmed only after it was checked, and stays confirmed', () => {
    property((come) => {
      const stood = history(come);
      const confirmed = stood.findIndex(({ isConfirmed }) => isConfirmed);
      if (confirmed < 0) return;
      expect(['checking', 'ready']).toContain(stood[confirmed - 1]?.state);
      expect(stood[confirmed]?.state).toBe('running');
      expect(stood.slice(confirmed).every(({ isConfirmed }) => isConfirmed)).toBe(true);
    });
  });

  it('that was stopped for good never goes on', () => {
    property((come) => {
      const stood = history(come).map(({ state }) => state);
      const over = stood.indexOf('stopped');
      expect(over < 0 || stood.slice(over).every((state) => state === 'stopped')).toBe(true);
    });
  });

  it('can be stopped for good, wherever it is, and is never stuck', () => {
    property((come) => {
      const standing = history(come).at(-1)!;
      const stopped = history([...come, { kind: 'stop' }, { kind: 'end' }]).at(-1)!;
      expect(stopped.state).toBe(standing.state === 'done' ? 'done' : 'stopped');
    });
  });

  it('that is confirmed is never over because somebody stops it twice', () => {
    property((come) => {
      const standing = history(come).at(-1)!;
      if (!standing.isConfirmed || standing.state === 'stopped') return;
      const stopped = history([...come, { kind: 'stop' }, { kind: 'stop' }]).at(-1)!;
      expect(stopped.state).toBe(standing.state === 'done' ? 'done' : 'paused');
    });
  });

  it('stands after any action as if it was pressed once', () => {
    property((come) => {
      const standing = history(come).at(-1)!;
      for (const action of runActions) {
        const once = runAfter(standing, { kind: action });
        if (once !== undefined && !isSoAlready(standing, action)) expect(isSoAlready(once, action), action).toBe(true);
      }
    });
  });

  it('waits for whole milliseconds, which is what stores keep, whatever was reckoned', () => {
    property((come) => {
      for (const { until = 0, follows = 0 } of history(come))
        expect([until, follows]).toEqual([Math.trunc(until), Math.trunc(follows)]);
    });
  });

  it('keeps what its dry run has read so far, however it is held up, until it was checked', () => {
    const answers = { count: 7, time: 350 };
    const events = [
      { kind: 'wait', until: 5, waitsFor: 'region', answers },
      { kind: 'goOn' },
      { kind: 'pause', reason: 'asked' },
      { kind: 'resume' },
      { kind: 'checked' },
    ] as const;
    expect(history(events).map((standing) => standing.answers?.count)).toEqual([undefined, 7, 7, 7, 7, undefined]);
  });

  it('tells what it would take for as long as that is to be confirmed', () => {
    const events = [{ kind: 'checked', cost: { calls: 3, time: 200 } }, { kind: 'confirm' }] as const;
    expect(history(events).map(({ cost }) => cost?.calls)).toEqual([undefined, 3, undefined]);
  });

  it('is due while it is to be worked on, and waits for somebody otherwise', () => {
    property((come) => {
      for (const standing of history(come)) {
        const isAtWork = ['checking', 'running', 'waiting'].includes(standing.state);
        if (isAtWork) expect(goesOnAt(standing)).toBeDefined();
        else expect(goesOnAt(standing)).toBe(standing.until);
      }
    });
  });

  it('that was confirmed and stopped has what it has begun looked at until that is told, and does not go on by it', () => {
    property((come) => {
      const standing = history(come).at(-1)!;
      if (!standing.isConfirmed || standing.state === 'done' || standing.state === 'stopped') return;
      const looks = [{ kind: 'end' }, { kind: 'follow', until: 7 }, { kind: 'follow' }] as const;
      const stood = history([...come, { kind: 'stop' }, ...looks]).slice(-3);
      expect(stood.map(workDue)).toEqual([0, 7, undefined]);
      expect(stood.map(goesOnAt)).toEqual([undefined, undefined, undefined]);
      expect(new Set(stood.map(({ state }) => state))).toEqual(new Set(['stopped']));
    });
  });
});

it('that takes another one back is taken back by that one', () => {
  const kinds = runKinds.filter((kind) => undoneBy[kind] !== undefined);
  expect(kinds).toEqual(expect.arrayContaining(['grant', 'addAcls', 'deleteAcls']));
  for (const kind of kinds) expect([kind, undefined]).toContain(undoneBy[undoneBy[kind]!]);
});

describe('a step', () => {
  const ways = (from: StepState) => stepStates.filter((to) => stepGoes(from, to));

  it('is sent only from where it is known not to be done, and is written down as that before', () => {
    expect(stepStates.filter((from) => stepGoes(from, 'sending'))).toEqual(['todo']);
    expect(stepStates.filter((from) => stepGoes(from, 'done'))).toEqual(['todo', 'sending', 'accepted', 'unknown']);
  });

  it('that is done or was so already never changes again', () => {
    expect([...ways('done'), ...ways('skipped')]).toEqual([]);
  });

  it('that a region carries out is never sent again', () => {
    expect(ways('accepted')).toEqual(['done', 'failed']);
  });

  it('whose answer was lost is not sent again as it is', () => {
    expect(ways('unknown')).toEqual(['todo', 'accepted', 'done', 'failed']);
    expect(ways('sending')).toContain('unknown');
  });
});
