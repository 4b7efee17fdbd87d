import type { Watched } from './watched.ts';
import { chosen } from './rendezvous.ts';

/** Whether it is this member's turn to lead: of those alive that want to, or where nobody does of those that can. */
export function isTurnOf(self: string, { key, members }: Watched, alive: ReadonlySet<string>): boolean {
  const candidates = [...members].filter(([member]) => member === self || alive.has(member));
  const willing = candidates.filter(([, { isWilling }]) => isWilling);
  const names = (willing.length > 0 ? willing : candidates).map(([member]) => member);
  return (chosen(key, names) ?? self) === self;
}
