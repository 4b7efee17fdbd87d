/** What the page of ACLs shows, as its address says it. */
import { isUuid } from '#shared/contract/path.ts';
import type { Subject } from '#web/address/paths.ts';
import type { AclPair } from './subject-reads.ts';

/** Whose ACLs: everybody's, one kind's, or one subject's. */
export type Whose = 'everybody' | Subject['type'] | Subject;

export interface AclQuestion {
  /** `all` kinds of resource that permissions exist for; undefined while none has been chosen. */
  readonly pair: AclPair | 'all' | undefined;
  readonly whose: Whose;
  /** Only those on this resource; empty for all. */
  readonly resourceId: string;
}

const word = /^[\w-]{1,100}$/;

/** Reads `?service=&resource=&whose=users:1f3a…&resourceId=`, `?kind=all`; anything unreadable counts as not given. */
export function aclQuestionFrom(search: URLSearchParams): AclQuestion {
  const service = search.get('service') ?? '';
  const resource = search.get('resource') ?? '';
  const one = word.test(service) && word.test(resource) ? { service, resource } : undefined;
  return {
    pair: search.get('kind') === 'all' ? 'all' : one,
    whose: whoseFrom(search.get('whose') ?? ''),
    resourceId: search.get('resourceId')?.trim().slice(0, 255) ?? '',
  };
}

function whoseFrom(text: string): Whose {
  const [type, id] = text.split(':');
  if (type !== 'users' && type !== 'serviceAccounts') return 'everybody';
  if (id === undefined) return type;
  return isUuid(id) ? { type, id: id.toLowerCase() } : 'everybody';
}

export const whoseText = (whose: Whose) => (typeof whose === 'string' ? whose : `${whose.type}:${whose.id}`);

/** The query for a question; what is not said is left out. */
export function aclQuery({ pair, whose = 'everybody', resourceId = '' }: Partial<AclQuestion>): URLSearchParams {
  const search = new URLSearchParams();
  if (pair === 'all') search.set('kind', 'all');
  else if (pair !== undefined) {
    search.set('service', pair.service);
    search.set('resource', pair.resource);
  }
  if (whose !== 'everybody') search.set('whose', whoseText(whose));
  if (resourceId !== '') search.set('resourceId', resourceId);
  return search;
}

/** True when nothing can be asked with it. */
export const isEmptyQuestion = ({ pair }: AclQuestion) => pair === undefined;
