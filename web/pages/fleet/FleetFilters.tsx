import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { byName, newestFirst } from '#shared/rules/name-order.ts';
import { ListFilter } from '#web/list/ListFilter.tsx';
import { useSession } from '#web/session/use-session.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { behindWhats, groupings, type FleetView } from './fleet-address.ts';
import { minorOf } from './fleet-lines.ts';
import { rowStates, type Fleet } from './fleet-rows.ts';

export interface FleetFiltersProps {
  view: FleetView;
  fleet: Fleet;
  onChange: (change: Partial<FleetView>) => void;
}

/** What narrows the fleet, and how it is grouped. */
export function FleetFilters({ view, fleet, onChange }: FleetFiltersProps) {
  const t = useTranslations('fleet');
  const isMap = view.as === 'versions';
  const signedIn = useSession().regions;
  const { minors, spaces } = useMemo(() => choicesOf(fleet, view), [fleet, view]);
  // Those one is signed in to, whatever has come of them yet: a choice that comes moves the others.
  const regions = [...new Set([...signedIn.map(({ name }) => name), ...[view.region ?? []].flat()])].sort(byName);
  return (
    <div className="toolbar fleet-filters">
      <ListFilter label={t('filter')} text={view.text} onChange={(text) => onChange({ text })} />
      <div className="fleet-choices">
        <Choice
          label={t('state.label')}
          value={view.state}
          options={[['', t('state.any')], ...rowStates.map((state) => [state, t('state.choice', { state })] as const)]}
          onChange={(state) => onChange({ state })}
        />
        <Choice
          label={t('version.label')}
          value={view.version}
          options={[['', t('version.any')], ...minors.map((minor) => [minor, minor] as const)]}
          onChange={(version) => onChange({ version })}
        />
        <Choice
          label={t('lag.label')}
          value={view.behind}
          options={[['', t('lag.any')], ...behindWhats.map((what) => [what, t('lag.choice', { what })] as const)]}
          onChange={(behind) => onChange({ behind })}
        />
        <Choice
          label={t('anySpace.label')}
          value={view.space}
          options={[['', t('anySpace.any')], ...spaces]}
          comes
          onChange={(space) => onChange({ space })}
        />
        {regions.length > 1 ? (
          <Choice
            label={t('anyRegion.label')}
            value={view.region}
            options={[['', t('anyRegion.any')], ...regions.map((region) => [region, region] as const)]}
            onChange={(region) => onChange({ region })}
          />
        ) : undefined}
        {isMap ? undefined : (
          <Choice
            label={t('group.label')}
            value={view.group}
            options={groupings.map((group) => [group, t('group.choice', { group })] as const)}
            onChange={(group) => onChange({ group: group ?? 'region' })}
          />
        )}
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  /** An empty value stands for any. */
  options: readonly (readonly [Value | '', string])[];
  /** They come while it is shown: it is as wide from the beginning as it will be. */
  comes?: boolean;
  onChange: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, value, options, comes = false, onChange }: ChoiceProps<Value>) {
  return (
    <span className="select">
      <select
        className="input"
        data-comes={comes || undefined}
        aria-label={label}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const [chosen = ''] = options.find(([one]) => one === currentTarget.value) ?? [];
          onChange(chosen === '' ? undefined : chosen);
        }}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </span>
  );
}

/** What can be chosen among what is there; what an address names and is not there stays a choice. */
function choicesOf({ rows, gaps }: Fleet, view: FleetView) {
  const minors = new Set([...rows.flatMap(({ version }) => minorOf(version) ?? []), ...[view.version ?? []].flat()]);
  const spaces = new Map([
    ...(view.space === undefined ? [] : [[view.space, view.space] as const]),
    ...gaps.flatMap(({ space }) => (space === undefined ? [] : [[space.id, space.name] as const])),
    ...rows.map(({ scope, space }) => [scope.id, space] as const),
  ]);
  return {
    minors: [...minors].sort(newestFirst),
    spaces: [...spaces].sort(([, left], [, right]) => byName(left, right)),
  };
}
