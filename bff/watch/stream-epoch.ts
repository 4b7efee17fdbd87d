import { createHash } from 'node:crypto';

/**
 * The first half of an event id `<epoch>.<n>`. It stands for an epoch of the store and for the spaces a stream watches as
 * which accounts: numbers of another epoch, or of a stream over other spaces, mean nothing here. `subjects` names what
 * the stream watches, in any order.
 */
export function epochOf(epoch: string, subjects: readonly string[]): string {
  const watched = createHash('sha256')
    .update([...subjects].sort().join('\n'))
    .digest('hex');
  return epoch + watched.slice(0, 12);
}

/** The number in a `Last-Event-ID` of that epoch; undefined when there is none or it belongs elsewhere. */
export function numberSeen(lastEventId: unknown, epoch: string): number | undefined {
  if (typeof lastEventId !== 'string') return undefined;
  const [prefix, digits = '', ...rest] = lastEventId.split('.');
  return prefix === epoch && rest.length === 0 && /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}
