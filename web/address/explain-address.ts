/** A question about access as the query of the page that explains it, so that it can be sent as a link. */
import { isUuid } from '#shared/contract/path.ts';
import type { Subject } from './paths.ts';

export interface ExplainQuestion {
  readonly subject: Subject | undefined;
  /** Empty when it was not said. */
  readonly permission: string;
  readonly resource: string;
}

/** Reads `?subjectType=&subjectId=&permission=&resource=`; anything unreadable counts as not given. */
export function questionFrom(search: URLSearchParams): ExplainQuestion {
  const type = search.get('subjectType');
  const id = search.get('subjectId') ?? '';
  return {
    subject:
      (type === 'users' || type === 'serviceAccounts') && isUuid(id) ? { type, id: id.toLowerCase() } : undefined,
    permission: search.get('permission')?.trim() ?? '',
    resource: search.get('resource')?.trim() ?? '',
  };
}

/** The query for a question; what is not known is left out. */
export function explainQuery({ subject, permission, resource }: Partial<ExplainQuestion>): string {
  const search = new URLSearchParams();
  if (subject !== undefined) {
    search.set('subjectType', subject.type);
    search.set('subjectId', subject.id);
  }
  if (permission) search.set('permission', permission);
  if (resource) search.set('resource', resource);
  return search.toString();
}
