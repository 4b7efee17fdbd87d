import { isUuid } from '#shared/contract/path.ts';
import type { CalledWith } from '#web/api/calls-made.ts';

/** An id that an answer gave, and where in it. */
export interface GivenId {
  readonly way: readonly (string | number)[];
  readonly value: string;
}

/** No answer to a change is deeper or has more of them. */
const deepest = 4;
const most = 50;

/** Letters, digits and what ids of machines have between them, no time. */
const couldBeId = /^(?!\d{4}-\d\d-\d\d)(?=.*\d)[\w.:-]{3,128}$/;

/** Texts of an answer that may be ids and that the call itself did not bring along. */
export function idsGivenBy(reply: unknown, args: CalledWith): readonly GivenId[] {
  const brought = JSON.stringify([args.path, args.query, args.body]);
  const found: GivenId[] = [];
  const look = (part: unknown, way: GivenId['way']): void => {
    if (found.length >= most) return;
    if (typeof part === 'string') {
      if ((isUuid(part) || couldBeId.test(part)) && !brought.includes(JSON.stringify(part))) {
        found.push({ way, value: part });
      }
    } else if (Array.isArray(part)) {
      if (way.length < deepest) for (const [index, item] of part.entries()) look(item, [...way, index]);
    } else if (typeof part === 'object' && part !== null && way.length < deepest) {
      for (const [name, member] of Object.entries(part)) look(member, [...way, name]);
    }
  };
  look(reply, []);
  return found;
}
