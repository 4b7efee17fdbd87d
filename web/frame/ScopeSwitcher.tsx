import { useEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { isUuid } from '#shared/contract/path.ts';
import type { Scope } from '#web/api/scope.ts';
import { leaveBy } from '#web/form/unsaved-guard.ts';
import { folded } from '#web/directory/folded.ts';
import { paths } from '#web/address/paths.ts';
import { loadRegions, useKnownRegions } from '#web/session/regions-store.ts';
import type { Option } from '#web/ui/option.ts';
import { PickList } from '#web/ui/PickList.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { useAllPlaces } from '#web/scope/use-all-places.ts';
import { inOtherScope } from './navigation.ts';

export interface ScopeSwitcherProps {
  /** Undefined on a page of all regions. */
  scope: Scope | undefined;
  trigger: RefObject<Element | null>;
  onClose: () => void;
}

/** All regions together, recent scopes, the organisation and the spaces of each region; a pasted space id leads there. */
export function ScopeSwitcher({ scope, trigger, onClose }: ScopeSwitcherProps) {
  const t = useTranslations('core.shell');
  const finder = useTranslations('soon.finder');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const known = useKnownRegions();
  useEffect(() => void loadRegions(), []);
  const places = useAllPlaces();
  // Where one is comes first.
  const [here, others] = [true, false].map((is) => places.filter(({ region }) => (region === scope?.region) === is));

  const to = (other: Scope) => inOtherScope(pathname, other);
  const options: Option[] = [];
  const add = (option: Option) => {
    if (!options.some(({ id }) => id === option.id)) options.push(option);
  };
  if (scope !== undefined) add({ id: paths.home, label: t('allRegions'), detail: t('overview') });
  for (const { name, ...recent } of recentScopes.read()) {
    if (recent.id !== scope?.id) add({ id: to(recent), label: name, detail: `${finder('recent')} · ${recent.region}` });
  }
  for (const { region, organisationId, organisation, spaces } of [...(here ?? []), ...(others ?? [])]) {
    if (organisationId !== undefined) {
      const id = to({ region, kind: 'organisation', id: organisationId });
      add({ id, label: organisation ?? organisationId, detail: `${t('organisation')} · ${region}` });
    }
    for (const { id, name, status } of spaces) {
      const detail = [t('space'), region, ...(status === undefined ? [] : [t('status', { status })])].join(' · ');
      add({ id: to({ region, kind: 'space', id }), label: name ?? id, detail });
    }
  }
  for (const { name, zone } of known) {
    const isUnread = places.some(({ region, isUnread: unread }) => region === name && unread);
    const more = isUnread ? ` · ${finder('spacesUnread')}` : '';
    if (name !== scope?.region || isUnread) {
      add({ id: paths.region(name), label: name, detail: `${t('region')} · ${zone}${more}` });
    }
  }

  const wanted = text.trim();
  const matching = options.filter(({ label, id }) => folded(`${label} ${id}`).includes(folded(wanted)));
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
