import type { Clock } from '#shared/clock.ts';
import type { Scheduler } from '#shared/scheduler.ts';
import type { WatchedSpace } from '#shared/watch.ts';
import type { Broadcast } from '#bff/store/stores.ts';
import { ScoutedSpace, type ScoutNews, type Looker, type LookerSeat } from './scouted-space.ts';

export interface ScoutsOptions {
  /** Names this process. */
  readonly member: string;
  readonly broadcast: Broadcast;
  /** Whether other processes hear. */
  readonly isShared: boolean;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

const topic = 'watch-scouts';

/** Every space that this process looks at, for several accounts maybe: which of them look for the others. */
export class Scouts {
  readonly #options: ScoutsOptions;
  readonly #spaces = new Map<string, ScoutedSpace>();
  readonly #stopHearing: () => void;

  constructor(options: ScoutsOptions) {
    this.#options = options;
    this.#stopHearing = options.broadcast.hear(topic, (text) => {
      const { space, news } = JSON.parse(text) as { readonly space: string; readonly news: ScoutNews };
      this.#spaces.get(space)?.hear(news);
    });
  }

  /** An account looks at a space from now on. */
  enter({ region, spaceId }: WatchedSpace, looker: Looker): LookerSeat {
    const key = `${region}/${spaceId}`;
    const space = this.#spaces.get(key) ?? this.#create(key);
    return space.enter(looker);
  }

  /** These processes look no more. */
  lose(members: ReadonlySet<string>): void {
    for (const space of this.#spaces.values()) space.lose(members);
  }

  close(): void {
    this.#stopHearing();
    for (const space of this.#spaces.values()) space.close();
  }

  #create(key: string): ScoutedSpace {
    const { member, broadcast, isShared, clock, scheduler } = this.#options;
    const tell = isShared
      ? (news: ScoutNews) => broadcast.tell(topic, JSON.stringify({ space: key, news }))
      : () => undefined;
    const space = new ScoutedSpace({ member, tell, clock, scheduler, onEmpty: () => this.#spaces.delete(key) });
    this.#spaces.set(key, space);
    return space;
  }
}
