import { useFormatter, useTranslations } from 'use-intl';
import type { Grants } from '#shared/rules/policy-delta.ts';
import { sameCase } from '#web/access/acl-entry.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import { shortId } from '#web/ui/short-id.ts';
import type { Gap, Place, PlaceReading } from './findings.ts';
import type { Task } from './tasks.ts';

export interface PlaceWords {
  readonly placeName: (place: Place) => string;
  readonly gapName: (gap: Gap, place: Place) => string;
  /** Why it could not be read; empty where the gap's name says it already. */
  readonly gapReason: (gap: Gap) => string;
  /** A role or permission by its name, or the start of its id. */
  readonly grantName: (id: string, place: PlaceReading) => string;
  readonly grantNames: (grants: Grants, place: PlaceReading) => string;
  /** What a task is about, at its place. */
  readonly taskWords: (task: Task) => string;
  /** The same with the place. */
  readonly taskName: (task: Task) => string;
}

/** Names a list of grants before it is cut short. */
const namesShown = 6;

/** Places, gaps and tasks in words. */
export function usePlaceWords(): PlaceWords {
  const t = useTranslations('leaver');
  const format = useFormatter();
  const explain = useExplain();
  const placeName = ({ scope: { kind, region }, name }: Place) =>
    kind === 'space' ? t('look.space', { name, region }) : t('look.organisation', { name, region });
  const grantName = (id: string, { names }: PlaceReading) => names.get(id) ?? shortId(id);
  const resourceName = (id: string, { names }: PlaceReading) => names.get(sameCase(id)) ?? shownResource(id);
  const grantNames = ({ roles, permissions }: Grants, place: PlaceReading) => {
    const names = [...roles, ...permissions].map((id) => grantName(id, place));
    const rest = names.length - namesShown;
    return format.list(rest > 0 ? [...names.slice(0, namesShown), t('step.more', { count: rest })] : names);
  };
  const taskWords = (task: Task) => {
    switch (task.kind) {
      case 'policy':
        return grantNames(task.grants, task.place);
      case 'acl': {
        const { permissionId, resourceId } = task.item;
        const resource = resourceName(resourceId, task.place);
        return t('task.acl', { permission: grantName(permissionId, task.place), resource });
      }
      case 'granular': {
        const { action, objectType, objectId } = task.item;
        return t('task.granular', { action, object: `${objectType} ${resourceName(objectId, task.place)}` });
      }
      case 'unassign':
        return placeName(task.place);
      default:
        return task.person.name;
    }
  };
  return {
    placeName,
    grantName,
    grantNames,
    gapName: ({ kind, kinds = [] }, place) =>
      t(`gap.${kind}`, { place: placeName(place), region: place.scope.region, kinds: format.list(kinds) }),
    gapReason: ({ kind, error }) =>
      kind === 'granularNotOffered' || kind === 'granularUnknown' ? '' : explain(error).title,
    taskWords,
    taskName: (task) =>
      task.kind === 'unassign'
        ? taskWords(task)
        : t('task.at', { place: placeName(task.place), what: taskWords(task) }),
  };
}
