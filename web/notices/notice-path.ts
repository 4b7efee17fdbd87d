import { paths } from '#web/address/paths.ts';
import type { Notice } from './notice.ts';

/** Address of the page of what has ended. */
export function noticePath(notice: Notice): string {
  if ('run' in notice) return paths.run(notice.run.scope, notice.id);
  const { region, spaceId, id } = notice;
  return paths.operation({ region, kind: 'space', id: spaceId }, id);
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
