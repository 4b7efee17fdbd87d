import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { usePanel } from '#web/scope/use-panel.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { choosablePeople, choosableRoles } from './alike-plan.ts';
import { LazyAlikeDrawer } from './lazy-parts.ts';
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
  const make = usePanel('make');
  const choosable = choosableRoles(twin.roles).length + choosablePeople(twin.subjects).length;
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
          <p>
            <Button
              disabledReason={twin.isRunning ? t('make.wait') : choosable === 0 ? t('make.nothing') : undefined}
              onPointerEnter={LazyAlikeDrawer.prefetch}
              onClick={() => make.open()}
            >
              {t('make.open', names)}
            </Button>
          </p>
          {make.subject === undefined || twin.isRunning ? undefined : (
            <LazyAlikeDrawer twin={twin} names={names} onClose={make.close} />
          )}
          <TwinRoles twin={twin} names={names} showsAll={showsAll} />
          <TwinPeople twin={twin} names={names} showsAll={showsAll} />
          <TwinClusters twin={twin} names={names} showsAll={showsAll} />
        </>
      ) : undefined}
    </>
  );
}
