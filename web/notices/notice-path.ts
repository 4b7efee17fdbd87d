import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import type { LinkNotice, Notice } from './notice.ts';

/** Address of the page of what has ended, or of whoever has used a link. */
export function noticePath(notice: Notice): string {
  if ('link' in notice) return paths.user(placeOf(notice), notice.link.userId);
  if ('run' in notice) return paths.run(notice.run.scope, notice.id);
  const { region, spaceId, id } = notice;
  return paths.operation({ region, kind: 'space', id: spaceId }, id);
}

/** Where the user of a link is looked at. */
function placeOf({ region, link: { organisationId, spaceId } }: LinkNotice): Scope {
  return spaceId === undefined
    ? { region, kind: 'organisation', id: organisationId }
    : { region, kind: 'space', id: spaceId };
}

/** Whether a page shows it: its own, and of a run those of what it is done to. */
export function isShownAt(notice: Notice, { pathname, search }: { pathname: string; search: string }): boolean {
  if (pathname === noticePath(notice)) return true;
  if (!('run' in notice)) return false;
  const { kind, scope, target = '' } = notice.run;
  if (kind === 'upgradeCluster') return pathname === paths.upgrade(scope, target);
  const cluster = paths.cluster(scope, target);
  if (kind === 'whenFree') return pathname === cluster || pathname.startsWith(`${cluster}/`);
  return search.includes(notice.id);
}
