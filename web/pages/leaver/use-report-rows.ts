import { useTranslations } from 'use-intl';
import { useSession } from '#web/session/use-session.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import { useCompleteness } from './completeness.ts';
import type { Wanted } from './find-places.ts';
import type { PlaceReading } from './findings.ts';
import type { ReportRow } from './report.ts';
import type { Task } from './tasks.ts';
import type { Leaver } from './use-leaver.ts';
import { usePlaceWords } from './use-place-words.ts';

/** The lines of the report: the check, what was found, what could not be read, and what was done, in this order. */
export function useReportRows(leaver: Leaver, wanted: Wanted, name: string): () => readonly ReportRow[] {
  const t = useTranslations('leaver.report');
  const words = useTranslations('leaver');
  const explain = useExplain();
  const { operator, regions } = useSession();
  const { grantName, grantNames, placeName, gapName, gapReason } = usePlaceWords();
  const { complete, skipped, closed } = useCompleteness(leaver);
  const { readings, log, leftOut, lookedAt = '' } = leaver;

  function by(region: string): string {
    const id = regions.find((one) => one.name === region)?.clientId ?? '';
    return operator ? t('operator', { operator, id }) : t('account', { id });
  }

  const at = ({ scope: { region, id }, name: place }: PlaceReading) => ({ by: by(region), region, place, placeId: id });

  function foundAt(place: PlaceReading): readonly ReportRow[] {
    const { person, grants, acls, granular, assigned, scope, names } = place;
    if (person === undefined) return [];
    const result = leftOut.has(scope.region) ? t('leftOut') : t('found');
    const found = (what: string, id: string): ReportRow => ({
      ...at(place),
      time: place.readAt ?? '',
      what,
      id,
      result,
    });
    return [
      ...(scope.kind === 'organisation' ? [found(t('user', { name: person.name }), person.id)] : []),
      ...(assigned === true && scope.kind === 'space' ? [found(t('assignment'), person.id)] : []),
      ...grants.roles.map((id) => found(t('role', { name: names.get(id) ?? id }), id)),
      ...grants.permissions.map((id) => found(t('permission', { name: names.get(id) ?? id }), id)),
      ...acls.map(({ permissionId, resourceId }) =>
        found(t('acl', { permission: grantName(permissionId, place), resource: resourceId }), permissionId),
      ),
      ...granular.map((item) =>
        found(t('granular', { action: item.action, object: `${item.objectType} ${item.objectId}` }), item.objectId),
      ),
    ];
  }

  function whatOf(task: Task): string {
    switch (task.kind) {
      case 'policy':
        return t('removePolicy', { names: grantNames(task.grants, task.place) });
      case 'acl':
        return t('removeAcl', {
          permission: grantName(task.item.permissionId, task.place),
          resource: task.item.resourceId,
        });
      case 'granular':
        return t('removeGranular', {
          action: task.item.action,
          object: `${task.item.objectType} ${task.item.objectId}`,
        });
      default:
        return t(task.kind);
    }
  }

  return () => [
    {
      time: lookedAt,
      by: by(wanted.home.region),
      region: wanted.home.region,
      placeId: wanted.home.id,
      what: t('check', { name, email: wanted.email }),
      id: wanted.userId,
      result: complete ? t('complete') : t('incomplete'),
      detail: [words('look.notLooked'), ...(skipped > 0 ? [words('look.stopped', { count: skipped })] : [])].join(' '),
    },
    ...readings.flatMap(foundAt),
    ...readings.flatMap((place) =>
      place.gaps.map((gap) => ({
        ...at(place),
        time: place.readAt ?? lookedAt,
        what: gapName(gap, place),
        result: t('notRead'),
        detail: gapReason(gap),
      })),
    ),
    ...closed.map((region) => ({ time: lookedAt, region, what: t('session'), result: t('notLooked') })),
    ...log.map(({ task, outcome }) => ({
      ...at(task.place),
      time: outcome.at,
      what: whatOf(task),
      id: task.person.id,
      result: words(`result.${outcome.result}`),
      detail: outcome.error === undefined ? placeName(task.place) : explain(outcome.error).title,
    })),
  ];
}
