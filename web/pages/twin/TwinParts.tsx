import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TwinClusters } from './TwinClusters.tsx';
import { TwinPeople } from './TwinPeople.tsx';
import { TwinRoles } from './TwinRoles.tsx';
import { gapsIn, TwinState } from './TwinState.tsx';
import { useSideNames } from './use-side-names.ts';
import { useTwin } from './use-twin.ts';

export interface TwinPartsProps {
  here: Scope;
  there: Scope;
  showsAll: boolean;
  onShowAll: (all: boolean) => void;
}

/** Roles, what people hold, and clusters of two places: read when one asks for it, shown as they come. */
export function TwinParts({ here, there, showsAll, onShowAll }: TwinPartsProps) {
  const t = useTranslations('twin');
  const twin = useTwin(here, there);
  const names = useSideNames(here, there);
  const rows = [...twin.roles, ...twin.subjects, ...(twin.clusters ?? [])];
  const isWhole = !twin.isRunning && !gapsIn(twin.here) && !gapsIn(twin.there);
  return (
    <>
      <TwinState twin={twin} names={names} />
      {twin.isBegun ? (
        <>
          {isWhole && rows.every(({ standing }) => standing === 'equal') ? (
            <Notice tone="good">{t('allEqual', names)}</Notice>
          ) : undefined}
          <Checkbox
            label={t('onlyDifferent')}
            checked={!showsAll}
            onChange={({ currentTarget }) => onShowAll(!currentTarget.checked)}
          />
          <TwinRoles twin={twin} names={names} showsAll={showsAll} />
          <TwinPeople twin={twin} names={names} showsAll={showsAll} />
          <TwinClusters twin={twin} names={names} showsAll={showsAll} />
        </>
      ) : undefined}
    </>
  );
}
