import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { runsQuery, waitsForSomebody } from '#web/api/run-calls.ts';
import { below, paths } from '#web/address/paths.ts';
import { useRunWords } from '#web/runs/use-run-words.ts';
import { useSession, useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { localDateText } from '#web/ui/time-text.ts';
import { useNow } from '#web/ui/now.ts';
import { untilText } from '#web/ui/until-text.ts';
import type { Need } from './need.ts';
import { nameOf } from './PlaceName.tsx';
import type { Sight, SpaceInSight } from './sight.ts';
import type { SeenNow } from './use-sight.ts';
import { spaceOf, type Within } from './within.ts';
import { useEndingSessions, useNewVersions } from './use-more-needs.ts';

/** What waits for a person, the most pressing first. `isUnread`: whether runs do is not known. */
export function useNeeds({ sight, within }: SeenNow): { readonly needs: readonly Need[]; readonly isUnread: boolean } {
  const runs = useRunNeeds(within);
  const [sessions, others, versions] = [useEndingSessions(within), useOtherNeeds(sight), useNewVersions(sight, within)];
  return { needs: [...runs.needs, ...sessions, ...others, ...versions], isUnread: runs.isUnread };
}

function useRunNeeds(within: Within) {
  const t = useTranslations('glance.needs');
  const { regions } = useSession();
  const { nameOf: nameOfRun, reasonOf } = useRunWords();
  const { data, isError } = useQuery(runsQuery);
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
  return { needs, isUnread: isError && data === undefined };
}

const organisationOf = ({ region, organisationId }: Pick<SpaceInSight, 'region' | 'organisationId'>) =>
  ({ region, kind: 'organisation', id: organisationId ?? '' }) as const;

function useOtherNeeds({ unready, behind, accounts, links, spaces }: Sight): readonly Need[] {
  const t = useTranslations('glance.needs');
  const { regions } = useSession();
  const { offset } = useSessionState();
  const { locale } = useKitText();
  const now = useNow('half-minute') + offset;
  const organisationIn = (region: string) =>
    spaces.find((space) => space.region === region)?.organisationId ??
    regions.find(({ name }) => name === region)?.organisationId;
  const verb = t('show');
  return [
    ...unready.map((space): Need => {
      const isFailed = space.status === 'FAILED';
      const since = space.createdOn && untilText(locale, Date.parse(space.createdOn));
      return {
        id: space.id,
        region: space.region,
        what: t(isFailed ? 'unready' : 'preparing', { space: nameOf(space) }),
        why: since && t('since', { since }),
        verb,
        to: paths.spaces(organisationOf(space)),
        isDecision: isFailed,
      };
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
    ...links.flatMap(({ region, items }): readonly Need[] => {
      const id = organisationIn(region);
      if (id === undefined) return [];
      const first = items.map(({ expiresOn }) => Date.parse(expiresOn)).sort((one, two) => one - two)[0] ?? 0;
      return [
        {
          id: `links ${region}`,
          region,
          what: t('links', { count: items.length }),
          why: t('linksBy', { at: untilText(locale, first) }),
          verb,
          to: below({ region, kind: 'organisation', id }, 'recovery-links'),
          isDecision: false,
        },
      ];
    }),
    ...behind.map(({ space, clusters }): Need => ({
      id: `behind ${space.region} ${space.id}`,
      region: space.region,
      what: t('behind', { space: nameOf(space), count: clusters }),
      verb,
      to: paths.clusters({ region: space.region, kind: 'space', id: space.id }),
      isDecision: false,
    })),
  ];
}
