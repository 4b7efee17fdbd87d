import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { groupsOf } from '#shared/rules/groups-of.ts';
import { newestFirst } from '#shared/rules/name-order.ts';
import { paths } from '#web/address/paths.ts';
import { offersQuery } from '#web/cluster/offers-query.ts';
import { durationText } from '#web/operation/duration-text.ts';
import { useSession, useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import type { Need, Needs } from './need.ts';
import type { Sight } from './sight.ts';
import { fleetIn, type Within } from './within.ts';

/** A sign-in that ends so soon is told of. Milliseconds. */
const endsSoon = 30 * 60_000;

/** Sign-ins that end soon, and cannot be renewed any more by then. */
export function useEndingSessions(within: Within): readonly Need[] {
  const t = useTranslations('glance.needs');
  const { regions, absoluteExpiresAt } = useSession();
  const { offset } = useSessionState();
  const { locale } = useKitText();
  const now = useNow('half-minute') + offset;
  return regions.flatMap(({ name: region, expiresAt, organisationId }): readonly Need[] => {
    const left = Math.min(Date.parse(expiresAt), Date.parse(absoluteExpiresAt)) - now;
    if (region !== (within.region ?? region) || !(left < endsSoon) || organisationId === undefined) return [];
    return [
      {
        id: `session ${region}`,
        region,
        what: t('session', { region }),
        why: t('sessionIn', { left: durationText(locale, Math.ceil(left / 60_000) * 60_000) }),
        verb: t('show'),
        to: paths.account({ region, kind: 'organisation', id: organisationId }),
        isDecision: true,
      },
    ];
  });
}

/** Clusters that run an older version than the newest one that their region offers, as far as it says which that is. */
export function useNewVersions({ workers }: Sight, within: Within): Needs {
  const t = useTranslations('glance.needs');
  const { regions } = useSession();
  const offers = useQueries({
    queries: regions.map(({ name }) => offersQuery(name)),
    combine: (results) => ({
      newest: results.map(({ data }) => data?.versions.toSorted(newestFirst)[0]),
      isUnread: results.map(({ data, isError }) => data === undefined && isError),
      isPending: results.some(({ isPending }) => isPending),
    }),
  });
  const older = regions.flatMap(({ name: region }, index) => {
    const newest = offers.newest[index];
    const own = (workers.get(region) ?? []).filter(
      (version) => newest !== undefined && newestFirst(newest, version) < 0,
    );
    return newest === undefined || own.length === 0 ? [] : [{ region, newest, count: own.length }];
  });
  const needs = [...groupsOf(older, ({ newest }) => newest)].map(([newest, own]): Need => {
    const region = own.length === 1 ? own[0]?.region : undefined;
    return {
      id: `newest ${newest}`,
      region,
      what: t('newest', { count: own.reduce((sum, { count }) => sum + count, 0), newest }),
      verb: t('toFleet'),
      to: fleetIn({ ...within, ...(region !== undefined && { region }) }, { behind: 'newest' }),
      isDecision: false,
    };
  });
  const unread = regions.flatMap(({ name: region }, index) =>
    offers.isUnread[index] && (workers.get(region) ?? []).length > 0 ? [t('versionsUnread', { region })] : [],
  );
  return { needs, unread, isPending: offers.isPending };
}
