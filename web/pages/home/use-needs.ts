import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { groupsOf } from '#shared/rules/groups-of.ts';
import type { Scope } from '#web/api/scope.ts';
import { runsQuery, waitsForSomebody } from '#web/api/run-calls.ts';
import { below, paths } from '#web/address/paths.ts';
import { useRunWords } from '#web/runs/use-run-words.ts';
import { useSession, useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { localDateText } from '#web/ui/time-text.ts';
import { useNow } from '#web/ui/now.ts';
import { untilText } from '#web/ui/until-text.ts';
import type { Need, Needs } from './need.ts';
import { namesText } from './names-text.ts';
import { nameOf } from './PlaceName.tsx';
import type { Sight, SpaceInSight } from './sight.ts';
import type { SeenNow } from './use-sight.ts';
import { fleetIn, spaceOf, type Within } from './within.ts';
import { useEndingSessions, useNewVersions } from './use-more-needs.ts';

/** What waits for a person, equal things in one: what somebody has to decide first, what might be done last. */
export function useNeeds({ sight, within }: SeenNow): Needs {
  const runs = useRunNeeds(within);
  const [sessions, others, versions] = [
    useEndingSessions(within),
    useOtherNeeds(sight, within),
    useNewVersions(sight, within),
  ];
  return {
    needs: [...runs.needs, ...sessions, ...others, ...versions.needs],
    unread: [...runs.unread, ...versions.unread],
    isPending: runs.isPending || versions.isPending,
  };
}

function useRunNeeds(within: Within) {
  const t = useTranslations('glance.needs');
  const { regions } = useSession();
  const { nameOf: nameOfRun, reasonOf } = useRunWords();
  const { data, isError, isPending } = useQuery(runsQuery);
  const space = spaceOf(within);
  const isWithin = ({ region, id }: Scope) => region === (within.region ?? region) && id === (space ?? id);
  const own =
    data?.items.filter(({ scope }) => isWithin(scope) && regions.some(({ name }) => name === scope.region)) ?? [];
  const needs = own.flatMap((run): readonly Need[] => {
    if (!waitsForSomebody(run)) return [];
    const isPaused = run.state === 'paused';
    const name = nameOfRun(run);
    return [
      {
        id: run.id,
        region: run.scope.region,
        what: t(isPaused ? 'paused' : 'ready', { name }),
        why: isPaused ? reasonOf(run) : undefined,
        verb: t('decide'),
        to: paths.run(run.scope, run.id),
        isDecision: true,
      },
    ];
  });
  return { needs, isPending, unread: isError && data === undefined ? [t('runsUnread')] : [] };
}

const organisationOf = ({ region, organisationId }: Pick<SpaceInSight, 'region' | 'organisationId'>) =>
  ({ region, kind: 'organisation', id: organisationId ?? '' }) as const;

function useOtherNeeds({ unready, behind, accounts, links, spaces }: Sight, within: Within): readonly Need[] {
  const more = useTranslations('overview');
  const t = useTranslations('glance.needs');
  const { regions } = useSession();
  const { offset } = useSessionState();
  const { locale } = useKitText();
  const now = useNow('half-minute') + offset;
  const organisationIn = (region: string) =>
    spaces.find((space) => space.region === region)?.organisationId ??
    regions.find(({ name }) => name === region)?.organisationId;
  const verb = t('show');
  const notReady = (isFailed: boolean) =>
    [...groupsOf(unready, ({ region }) => region).values()].flatMap((all): readonly Need[] => {
      const own = all.filter(({ status }) => (status === 'FAILED') === isFailed);
      const [first] = own;
      if (first === undefined) return [];
      const since = own.length === 1 && first.createdOn && untilText(locale, Date.parse(first.createdOn), now);
      const names = namesText(locale, own.map(nameOf), (count) => more('more', { count }));
      return [
        {
          id: `${isFailed ? 'unready' : 'preparing'} ${first.region}`,
          region: first.region,
          what: t(isFailed ? 'unready' : 'preparing', { names }),
          why: since ? t('since', { since }) : undefined,
          verb,
          to: paths.spaces(organisationOf(first)),
          isDecision: isFailed,
        },
      ];
    });
  const late = behind.reduce((sum, { clusters }) => sum + clusters, 0);
  const lateIn = new Set(behind.map(({ space }) => space.region));
  const [onlySpace] = behind;
  const region = lateIn.size === 1 ? onlySpace?.space.region : undefined;
  return [
    ...notReady(true),
    ...links.flatMap(({ region, items }): readonly Need[] => {
      const id = organisationIn(region);
      if (id === undefined) return [];
      const first = items.map(({ expiresOn }) => Date.parse(expiresOn)).sort((one, two) => one - two)[0] ?? 0;
      return [
        {
          id: `links ${region}`,
          region,
          what: t('links', { count: items.length }),
          why: t('linksBy', { at: untilText(locale, first, now) }),
          verb,
          to: below({ region, kind: 'organisation', id }, 'recovery-links'),
          isDecision: false,
        },
      ];
    }),
    ...accounts.flatMap(({ region, items }): readonly Need[] => {
      const days = items.map(({ expirationDate }) => expirationDate).sort();
      const ended = days.filter((day) => Date.parse(day) < now).length;
      const soon = days.length - ended;
      const day = localDateText(locale, Date.parse(days.at(-1) ?? ''));
      const what = t('accounts', { ended, soon, day, both: ended > 0 && soon > 0 ? 'yes' : 'no' });
      const id = organisationIn(region);
      if (id === undefined) return [];
      const to = paths.serviceAccounts({ region, kind: 'organisation', id });
      return [{ id: `accounts ${region}`, region, what, verb, to, isDecision: false }];
    }),
    ...notReady(false),
    ...(onlySpace === undefined
      ? []
      : [
          {
            id: 'behind',
            region,
            what: t('behind', { spaces: behind.length, space: nameOf(onlySpace.space), count: late }),
            verb,
            to: fleetIn({ ...within, ...(region !== undefined && { region }) }, { behind: 'controlPlane' }),
            isDecision: false,
          },
        ]),
  ];
}
