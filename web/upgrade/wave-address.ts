/**
 * The clusters of a wave in the address of its page, so that a reload, a link and the way back show the same: `clusters` are
 * those of the space at hand, each `more` those of another one, after its region and id. Each has its stage, where somebody or
 * something has given it one. Beside them its pace: `atOnce`, `stopAt` and `pause`, where they are not the usual ones.
 */
import { mostClustersAtOnce, mostStages, type Pace } from '#shared/pace.ts';
import { groupsOf } from '#shared/rules/groups-of.ts';
import type { Scope } from '#web/api/scope.ts';
import type { ChosenCluster } from './wave-plan.ts';

export type Choice = Pick<ChosenCluster, 'scope' | 'id' | 'stage'>;

const between = '~';

/** The choices of an address, in its order; `here` is the space at hand. What is not understood is left out. */
export function readChoices(search: URLSearchParams, here: Scope): readonly Choice[] {
  const more = search.getAll('more').flatMap((text) => {
    const [region, id, ...written] = text.split(between);
    const ids = written.join(between);
    return region && id && ids ? [{ scope: { region, kind: 'space', id } as const, ids }] : [];
  });
  const all = [{ scope: here, ids: search.get('clusters') ?? '' }, ...more];
  return all.reduce<readonly Choice[]>((before, { scope, ids }) => withMore(before, scope, ids.split(',')), []);
}

/** `search` with these choices in the place of those it has. */
export function withChoices(search: URLSearchParams, here: Scope, choices: readonly Choice[]): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('more');
  const spaceOf = ({ region, id }: Scope) => `${region}${between}${id}`;
  const bySpace = groupsOf(choices, ({ scope }) => spaceOf(scope));
  const own = spaceOf(here);
  next.set('clusters', writeAll(bySpace.get(own) ?? []));
  for (const [space, some] of bySpace) if (space !== own) next.append('more', `${space}${between}${writeAll(some)}`);
  return next;
}

/** They are taken along after those that are there, the first of a region as its canary. */
export function withMore(before: readonly Choice[], scope: Scope, written: readonly string[]): readonly Choice[] {
  const known = new Set(before.map(({ id }) => id));
  const choices = [...before];
  for (const text of written) {
    const [id = '', given = ''] = text.split(between);
    if (id === '' || known.has(id)) continue;
    known.add(id);
    const hasOther = choices.some((one) => one.scope.region === scope.region);
    const stage = /^[1-9]\d?$/.test(given) && Number(given) <= mostStages ? Number(given) : hasOther ? 2 : 1;
    choices.push({ scope, id, stage });
  }
  return choices;
}

/** What can be chosen of a pace. */
export const paces = {
  atOnce: Array.from({ length: mostClustersAtOnce }, (_, index) => index + 1),
  stopAt: [1, 2, 3, 5, 10],
  pause: [5, 15, 30, 60, 120, 240, 480],
} as const;

const usual: Pace = { atOnce: 2, stopAt: 1 };

/** The pace of an address: what cannot be chosen there is as usual. */
export function readPace(search: URLSearchParams): Pace {
  const chosen = (name: keyof typeof paces) => paces[name].find((one) => String(one) === search.get(name));
  return {
    atOnce: chosen('atOnce') ?? usual.atOnce,
    stopAt: chosen('stopAt') ?? usual.stopAt,
    pauseMinutes: chosen('pause'),
  };
}

/** `search` with this pace in the place of the one it has. */
export function withPace(search: URLSearchParams, { atOnce, stopAt, pauseMinutes }: Pace): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: keyof typeof paces, value: number | undefined, unsaid: number | undefined) =>
    value === undefined || value === unsaid ? next.delete(name) : next.set(name, String(value));
  put('atOnce', atOnce, usual.atOnce);
  put('stopAt', stopAt, usual.stopAt);
  put('pause', pauseMinutes, undefined);
  return next;
}

const writeAll = (choices: readonly Choice[]) => choices.map(({ id, stage }) => `${id}${between}${stage}`).join(',');
