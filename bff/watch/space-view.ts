import type { SpaceSnapshot } from '#shared/watch.ts';
import type { WatchEvent } from './event-log.ts';
import { shownOf } from './known-operations.ts';

/** What is to be shown of a space after one more event. */
export function viewAfter(view: SpaceSnapshot, event: WatchEvent): SpaceSnapshot {
  if (event.name === 'operation') {
    const { operation } = event.data;
    const others = view.operations.filter(({ id }) => id !== operation.id);
    return { ...view, operations: shownOf([operation, ...others]) };
  }
  if (event.name === 'space') return { ...view, status: event.data.status };
  if (event.name === 'stale') {
    const { staleSince: _, ...fresh } = view;
    return event.data.since === undefined ? fresh : { ...fresh, staleSince: event.data.since };
  }
  return (event.name === 'snapshot' ? event.data.spaces[0] : undefined) ?? view;
}
