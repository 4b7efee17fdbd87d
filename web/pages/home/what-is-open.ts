/** How much of the places that an overview is of is open to whoever looks. */
import type { OverviewPart } from '#shared/overview.ts';
import { partsOf } from './sight.ts';
import { spaceOf, type Within } from './within.ts';

export interface Looked {
  readonly within: Within;
  readonly parts: readonly OverviewPart[];
  /** Everything was asked once. */
  readonly isOver: boolean;
}

/**
 * `missing`: there is no such place; `empty`: an organisation in which there is no space yet, as far as all regions tell;
 * `nothing`: no region lets the account read anything that there is to see; `something`: all else, also while it is read.
 */
export function whatIsOpen({ within, parts, isOver }: Looked): 'missing' | 'empty' | 'nothing' | 'something' {
  const told = partsOf(parts, 'spaces');
  const { scope } = within;
  const isElsewhere =
    scope?.kind === 'organisation' && told.some(({ organisationId = scope.id }) => organisationId !== scope.id);
  const isGone = ({ problem, organisationId, items }: (typeof told)[number]) =>
    problem?.status === 404 || (problem === undefined && organisationId !== undefined && items.length === 0);
  if (isElsewhere || (spaceOf(within) !== undefined && told.some(isGone))) return 'missing';
  if (!isOver || told.length === 0) return 'something';
  const spaces = told.flatMap(({ items }) => items);
  if (spaces.length === 0 && told.every(({ problem }) => problem === undefined)) {
    if (told.some(({ of }) => of === 'organisation')) return 'empty';
  }
  const inside = parts.filter(({ part }) => part !== 'spaces');
  const isShut = told.every(
    ({ problem, items }) => isRefused(problem) || (problem === undefined && items.length === 0),
  );
  if (isShut || (inside.length > 0 && inside.every(({ problem }) => isRefused(problem)) && told.every(isAnswered))) {
    return 'nothing';
  }
  return 'something';
}

const isRefused = (problem: OverviewPart['problem']) => problem?.status === 403;

const isAnswered = ({ problem }: OverviewPart) => problem === undefined || isRefused(problem);
