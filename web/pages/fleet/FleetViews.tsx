import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { PlusIcon, TrashIcon } from '#web/ui/icons.tsx';
import { lazyPart, onIntent } from '#web/ui/lazy-part.ts';
import { nameText } from '#web/ui/name-text.ts';
import { fleetViewFrom, fleetViewTo, type FleetView } from './fleet-address.ts';
import { isAtLeast, matching } from './fleet-lines.ts';
import type { Fleet } from './fleet-rows.ts';
import { usualView, usualViews } from './fleet-views.ts';
import { deleteView, hearViews, savedViewsQuery } from '#web/directory/saved-views.ts';

const SaveView = lazyPart(async () => (await import('./SaveView.tsx')).SaveView);

export interface FleetViewsProps {
  view: FleetView;
  fleet: Fleet;
}

const views = savedViewsQuery('fleet');

/** Views with how many clusters each shows, or at least where some were not read: those everybody has, then those one has saved. */
export function FleetViews({ view, fleet }: FleetViewsProps) {
  const t = useTranslations('fleet.views');
  const [isSaving, setSaving] = useState(false);
  const { data, isError } = useQuery(views);
  const client = useQueryClient();
  useEffect(() => hearViews(() => void client.invalidateQueries(views)), [client]);
  const saved = data?.items ?? [];
  const remove = useMutation({
    mutationFn: (name: string) => deleteView('fleet', name),
    meta: { read: views.queryKey },
  });
  const countOf = (count: number, isLeast: boolean) =>
    isLeast ? (count === 0 ? undefined : t('atLeast', { count })) : count;
  const query = fleetViewTo(view).toString();
  const usual = usualViews.map((name) => ({ id: name, name: t(name), own: usualView(name, view) }));
  const own = saved.map(({ name, query: said }) => ({
    id: `saved ${name}`,
    name: nameText(name),
    own: fleetViewFrom(new URLSearchParams(said)),
  }));
  const isUsual = usual.some((one) => fleetViewTo(one.own).toString() === query);
  const shown = isUsual
    ? undefined
    : saved.find((one) => fleetViewTo(fleetViewFrom(new URLSearchParams(one.query))).toString() === query);
  return (
    <>
      <nav className="fleet-views" aria-label={t('label')}>
        <ul>
          {[...usual, ...own].map((one) => {
            const ownQuery = fleetViewTo(one.own).toString();
            const isShown = ownQuery === query && (isUsual ? !one.id.startsWith('saved ') : true);
            return (
              <li key={one.id}>
                <Link to={`?${ownQuery}`} aria-current={isShown ? 'page' : undefined}>
                  {nameText(one.name)}{' '}
                  {fleet.answered ? (
                    <span className="quiet">
                      {countOf(matching(fleet.rows, one.own).length, isAtLeast(fleet, one.own))}
                    </span>
                  ) : undefined}
                </Link>
              </li>
            );
          })}
          {isError && data === undefined ? <li className="quiet">{t('unread')}</li> : undefined}
          <li>
            {shown === undefined ? (
              <Button variant="quiet" icon={PlusIcon} onClick={() => setSaving(true)} {...onIntent(SaveView)}>
                {t('save')}
              </Button>
            ) : (
              <IconButton
                icon={TrashIcon}
                label={t('delete', { name: nameText(shown.name) })}
                onClick={() => {
                  focusTitle({ preventScroll: true });
                  remove.mutate(shown.name);
                }}
              />
            )}
          </li>
        </ul>
      </nav>
      {remove.error === null ? undefined : <ActionFailure error={remove.error} />}
      {isSaving ? (
        <SaveView query={query} taken={saved.map(({ name }) => name)} onClose={() => setSaving(false)} />
      ) : undefined}
    </>
  );
}
