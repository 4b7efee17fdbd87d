import { useFormatter, useTranslations } from 'use-intl';
import { sizeOf } from '#shared/rules/policy-delta.ts';
import { shortId } from '#web/ui/short-id.ts';
import type { PlaceReading } from './findings.ts';
import { tasksBy, type Removal, type StepFound } from './step-effect.ts';
import type { Task } from './tasks.ts';
import { usePlaceWords } from './use-place-words.ts';

/** Says what is taken away, and what goes with it. */
export function useRemovalWords(
  tasks: readonly Task[],
  found: readonly StepFound[],
  readings: readonly PlaceReading[],
): (removal: Removal) => string {
  const t = useTranslations('leaver.step');
  const format = useFormatter();
  const { placeName, grantNames, taskName } = usePlaceWords();
  const newNames = found.flatMap(({ names }) => [...names]);
  const spaceName = (region: string, id: string) => {
    const space = readings.find(({ scope }) => scope.region === region && scope.id === id);
    return space === undefined ? shortId(id) : placeName(space);
  };
  return (removal) => {
    const [planned] = tasksBy([removal], tasks);
    if (planned === undefined) return '';
    const place = { ...planned.place, names: new Map([...planned.place.names, ...newNames]) };
    const what = taskName({ ...planned, place });
    if (planned.kind === 'policy') return what;
    const names = [
      ...(sizeOf(removal.grants) > 0 ? [grantNames(removal.grants, place)] : []),
      ...removal.spaces.map((id) => spaceName(place.scope.region, id)),
    ];
    return names.length === 0 ? what : t('with', { what, names: format.list(names) });
  };
}
