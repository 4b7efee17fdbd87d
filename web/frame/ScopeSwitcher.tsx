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
import { useSpaceWalk } from '#web/scope/use-space-walk.ts';
import { inOtherScope } from './navigation.ts';

export interface ScopeSwitcherProps {
  scope: Scope;
  organisationId: string | undefined;
  organisation: string | undefined;
  trigger: RefObject<Element | null>;
  onClose: () => void;
}

/** Recent scopes, the organisation, its spaces page by page, the other regions; a pasted space id leads there. */
export function ScopeSwitcher({ scope, organisationId, organisation, trigger, onClose }: ScopeSwitcherProps) {
  const t = useTranslations('core.shell');
  const finder = useTranslations('soon.finder');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const regions = useKnownRegions();
  const { region } = scope;
  useEffect(() => void loadRegions(), []);
  const { spaces = [], ...walk } = useSpaceWalk({ region, organisationId });

  const to = (other: Scope) => inOtherScope(pathname, other);
  const options: (Option & { readonly hidden?: boolean })[] = [];
  const add = (option: Option) => {
    if (!options.some(({ id }) => id === option.id)) options.push(option);
  };
  for (const { name, ...recent } of recentScopes.read()) {
    if (recent.id !== scope.id) add({ id: to(recent), label: name, detail: `${t('recent')} · ${recent.region}` });
  }
  if (organisationId !== undefined) {
    const id = to({ region, kind: 'organisation', id: organisationId });
    add({ id, label: organisation ?? organisationId, detail: t('organisation') });
  }
  for (const { id, name, status } of spaces) {
    const detail = status === undefined ? t('space') : `${t('space')} · ${t('status', { status })}`;
    add({ id: to({ region, kind: 'space', id }), label: name ?? id, detail });
  }
  for (const { name, zone } of regions) {
    if (name !== region) add({ id: paths.region(name), label: name, detail: `${t('region')} · ${zone}` });
  }

  const wanted = text.trim();
  const matching = options.filter(({ label, id }) => folded(`${label} ${id}`).includes(folded(wanted)));
  const pasted: Option[] =
    isUuid(wanted) && matching.length === 0
      ? [{ id: to({ region, kind: 'space', id: wanted.toLowerCase() }), label: finder('goToSpace', { id: wanted }) }]
      : [];

  return (
    <Popover label={t('switchScope')} trigger={trigger} onClose={onClose}>
      <PickList
        label={finder('filterSpaces')}
        inputValue={text}
        onInputChange={setText}
        options={[...matching, ...pasted]}
        loading={walk.isFetching}
        onLoadMore={walk.hasNextPage && !walk.isFetching ? () => void walk.fetchNextPage() : undefined}
        onPick={(address) => {
          onClose();
          leaveBy(() => void navigate(address));
        }}
      />
    </Popover>
  );
}
