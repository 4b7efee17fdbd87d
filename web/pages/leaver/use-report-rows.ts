import { useTranslations } from 'use-intl';
import type { Run, RunStep } from '#shared/run.ts';
import { useSaidAgainst } from '#web/runs/use-said-against.ts';
import { useSession } from '#web/session/use-session.ts';
import { useCompleteness } from './completeness.ts';
import type { Wanted } from './find-places.ts';
import type { PlaceReading } from './findings.ts';
import type { ReportRow } from './report.ts';
import { stepOf } from './tasks.ts';
import type { Leaver } from './use-leaver.ts';
import { usePlaceWords } from './use-place-words.ts';

export interface DoneRun {
  readonly run: Run;
  readonly steps: readonly RunStep[];
}

/** The lines of the report: the check, what was found, what could not be read, and what was done, in this order. */
export function useReportRows(
  leaver: Leaver,
  wanted: Wanted,
  name: string,
): (done: readonly DoneRun[]) => readonly ReportRow[] {
  const t = useTranslations('leaver.report');
  const words = useTranslations('leaver');
  const stepStates = useTranslations('runs.stepStates');
  const saidAgainst = useSaidAgainst();
  const { operator, regions } = useSession();
  const { grantName, gapName, gapReason } = usePlaceWords();
  const { complete, skipped, closed } = useCompleteness(leaver);
  const { readings, leftOut, lookedAt = '' } = leaver;

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

  function doneBy({ scope: { region } }: Run, step: RunStep): ReportRow {
    const { path, name = '', state } = step;
    const placeId = path['spaceId'] ?? path['organisationId'] ?? '';
    const place = readings.find(({ scope }) => scope.region === region && scope.id === placeId);
    return {
      by: by(region),
      region,
      placeId,
      ...(place && { place: place.name }),
      time: step.at ?? '',
      what: t(`did.${stepOf(step)}`, { what: name }),
      id: path['userId'] ?? path['subjectId'] ?? '',
      result: stepStates(state),
      detail: saidAgainst(step) ?? '',
    };
  }

  return (done) => [
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
    ...done.flatMap(({ run, steps }) => steps.map((step) => doneBy(run, step))),
  ];
}
