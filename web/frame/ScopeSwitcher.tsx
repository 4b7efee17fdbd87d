import { useEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { isUuid } from '#shared/contract/path.ts';
import type { Scope } from '#web/api/scope.ts';
import { leaveBy } from '#web/form/unsaved-guard.ts';
import { folded } from '#web/directory/folded.ts';
import { paths } from '#web/address/paths.ts';
import { loadRegions, useKnownRegions } from '#web/session/regions-store.ts';
import { HomeIcon, RegionIcon, SpaceIcon } from '#web/ui/icons.tsx';
import type { Option, OptionGroup } from '#web/ui/option.ts';
import { PickList } from '#web/ui/PickList.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { ZoneMark } from '#web/ui/ZoneMark.tsx';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { useAllPlaces } from '#web/scope/use-all-places.ts';
import { inOtherScope } from './in-other-scope.ts';

export interface ScopeSwitcherProps {
  /** Undefined on a page of all regions. */
  scope: Scope | undefined;
  trigger: RefObject<Element | null>;
  onClose: () => void;
}

/** All regions together, recent scopes, then by region its organisation and spaces; a pasted space id leads there. */
export function ScopeSwitcher({ scope, trigger, onClose }: ScopeSwitcherProps) {
  const t = useTranslations('core.shell');
  const finder = useTranslations('soon.finder');
  const zones = useTranslations('core.zone');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const known = useKnownRegions();
  useEffect(() => void loadRegions(), []);
  const places = useAllPlaces();
  // Where one is comes first.
  const [here, others] = [true, false].map((is) => places.filter(({ region }) => (region === scope?.region) === is));

  const to = (other: Scope) => inOtherScope(pathname, other);
  const isHere = ({ region, id }: Scope) => region === scope?.region && id === scope.id;
  const placeOption = (other: Scope, label: string, detail: string): Option => ({
    id: to(other),
    label,
    detail,
    icon: other.kind === 'space' ? SpaceIcon : RegionIcon,
    ...(isHere(other) && { current: finder('here') }),
  });
  const recent = recentScopes.read().filter((one) => !isHere(one));
  const isRecent = (one: Scope) => recent.some(({ region, id }) => region === one.region && id === one.id);
  const groups: OptionGroup[] = [
    {
      id: 'recent',
      label: finder('recent'),
      options: recent.map((one) => placeOption(one, one.name, `${t(one.kind)} · ${one.region}`)),
    },
    ...[...(here ?? []), ...(others ?? [])].map(({ region, organisationId, organisation, spaces }): OptionGroup => {
      const zone = known.find(({ name }) => name === region)?.zone;
      const around = { region, kind: 'organisation', id: organisationId ?? '' } as const;
      return {
        id: region,
        label: region,
        mark: zone && <ZoneMark zone={zone} title={zones(zone)} />,
        options: [
          ...(organisationId === undefined || isRecent(around)
            ? []
            : [placeOption(around, organisation ?? organisationId, t('organisation'))]),
          ...spaces.flatMap(({ id, name, status }) => {
            const space = { region, kind: 'space', id } as const;
            const state = status === undefined ? '' : ` · ${t('status', { status })}`;
            return isRecent(space) ? [] : [placeOption(space, name ?? id, t('space') + state)];
          }),
        ],
      };
    }),
    {
      id: 'regions',
      label: finder('regions'),
      options: known.map(({ name, zone }) => {
        const isUnread = places.some(({ region, isUnread: unread }) => region === name && unread);
        const detail = `${t('region')} · ${zone}${isUnread ? ` · ${finder('spacesUnread')}` : ''}`;
        return { id: paths.region(name), label: name, detail, icon: RegionIcon };
      }),
    },
  ];

  const wanted = text.trim();
  const matches = (...words: readonly string[]) => folded(words.join(' ')).includes(folded(wanted));
  const all = { id: paths.home, label: t('allRegions'), detail: t('overview'), icon: HomeIcon };
  const matching: (Option | OptionGroup)[] = [
    ...(pathname !== paths.home && matches(all.label) ? [all] : []),
    // A region's name finds all that is in it.
    ...groups.flatMap((group) => {
      const options = group.options.filter(({ id, label }) => matches(label, id, group.label));
      return options.length === 0 ? [] : [{ ...group, options }];
    }),
  ];
  const isId = isUuid(wanted) && matching.length === 0;
  const regions = scope === undefined ? places.map(({ region }) => region) : [scope.region];
  const pasted = (isId ? regions : []).map((region): Option => {
    const id = to({ region, kind: 'space', id: wanted.toLowerCase() });
    return { id, label: finder('goToSpace', { id: wanted }), detail: region };
  });

  return (
    <Popover label={t('switchScope')} trigger={trigger} onClose={onClose}>
      <PickList
        label={finder('filterSpaces')}
        inputValue={text}
        onInputChange={setText}
        options={[...matching, ...pasted]}
        loading={places.some(({ isReading }) => isReading)}
        onPick={(address) => {
          onClose();
          leaveBy(() => void navigate(address));
        }}
      />
    </Popover>
  );
}
