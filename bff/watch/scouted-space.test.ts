/** Who looks for others, where what they say to each other is lost or they are gone. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { ManualScheduler } from '#shared/scheduler.ts';
import { ScoutedSpace, type Looker, type LookerSeat, type ScoutNews } from './scouted-space.ts';

const runs = (id: string): OperationState => ({ region: 'r', spaceId: 's', id, kind: 'AddWorker', status: 'RUNNING' });
const within = 1_500;

/** One process with one account that sees these operations. */
class Process {
  readonly heard: string[] = [];
  readonly woken: number[] = [];
  readonly running: string[] = ['first'];
  readonly space: ScoutedSpace;
  readonly #seat: LookerSeat;
  readonly #time: ManualScheduler;
  tell: (news: ScoutNews) => void = () => undefined;

  constructor(subject: string, time: ManualScheduler) {
    this.#time = time;
    const onEmpty = () => undefined;
    const tell = (news: ScoutNews) => this.tell(news);
    this.space = new ScoutedSpace({ member: subject, tell, clock: time, scheduler: time, onEmpty });
    const { running } = this;
    const looker: Looker = {
      subject,
      get seen() {
        return { running: [...running], ended: {}, since: 0 };
      },
      isInView: true,
      hear: (changed) => {
        for (const { id } of changed) {
          this.heard.push(id);
          if (!running.includes(id)) running.push(id);
        }
        return true;
      },
      wake: (soon) => this.woken.push(soon),
    };
    this.#seat = this.space.enter(looker);
  }

  /** Whether another one looks for it after a look that found these. */
  looks(...found: string[]): boolean {
    this.running.push(...found);
    const changed = found.map(runs);
    return this.#seat.looked({ startedAt: this.#time.now(), changed, isFirst: false }, within);
  }
}

let time: ManualScheduler;
let scout: Process;
let other: Process;
/** As between processes: what is said is written and read again. */
const link = (to: Process) => (news: ScoutNews) => to.space.hear(JSON.parse(JSON.stringify(news)) as ScoutNews);

beforeEach(async () => {
  time = new ManualScheduler();
  [scout, other] = [new Process('a', time), new Process('b', time)];
  scout.tell = link(other);
  scout.looks();
  await time.advance(100);
  expect(other.looks()).toBe(true);
  await time.advance(100);
  scout.looks();
  expect(other.woken).toEqual([]);
});

describe('an account that another one looks for', () => {
  it('hears what that one finds', () => {
    scout.looks('second');
    expect(other.heard).toEqual(['second']);
    expect(other.woken).toEqual([]);
  });

  it('looks by itself when a finding was not heard, and is but said to have been', () => {
    scout.tell = () => undefined;
    scout.looks('second');
    scout.tell = link(other);
    scout.looks();
    expect(other.heard).toEqual([]);
    expect(other.woken).toEqual([0]);
  });

  it('looks by itself as soon as the process of that one is gone', () => {
    other.space.lose(new Set(['somebody else']));
    expect(other.woken).toEqual([]);
    other.space.lose(new Set(['a']));
    expect(other.woken).toEqual([0]);
  });
});
