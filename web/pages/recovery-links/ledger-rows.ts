/** The entries of the ledger as they are listed: with the person behind the id, and what became of the link. */
import { linkState, type IssuedLink, type LinkState } from '#shared/recovery-ledger.ts';
import { folded } from '#web/directory/folded.ts';
import { finderOf } from '#web/directory/matches-words.ts';
import { personName, type Person } from '#web/recovery/person.ts';

export const linkStates: readonly LinkState[] = ['open', 'untold', 'used', 'killed', 'superseded', 'expired'];

export interface LedgerRow {
  readonly link: IssuedLink;
  readonly state: LinkState;
  /** Undefined when there is none any more, or while or when nobody can say. */
  readonly person: Person | undefined;
}

/** `now` in milliseconds since the epoch, by the server's clock. */
export function ledgerRows(
  links: readonly IssuedLink[],
  people: ReadonlyMap<string, Person>,
  now: number,
): readonly LedgerRow[] {
  return links.map((link) => ({ link, state: linkState(link, now), person: people.get(link.userId) }));
}

export interface LedgerFilter {
  /** Any of these; all when empty. */
  readonly states: readonly LinkState[];
  /** Every word has to occur. */
  readonly text: string;
}

export function filterRows(rows: readonly LedgerRow[], { states, text }: LedgerFilter): readonly LedgerRow[] {
  const isFound = finderOf(text);
  return rows.filter(({ link, state, person }) => {
    if (states.length > 0 && !states.includes(state)) return false;
    const { person: issuer = '', operator = '', clientId } = link.issuedBy;
    const who = person === undefined ? '' : `${personName(person)} ${person.email}`;
    return isFound(folded(`${who} ${link.userId} ${issuer} ${operator} ${clientId}`));
  });
}

/** Whoever had a link that expired or was killed before it was used: each once, as long as the account is there. */
export function endedFor(rows: readonly LedgerRow[]): readonly Person[] {
  const people = rows.flatMap(({ state, person }) => (canReissue(state) && person !== undefined ? [person] : []));
  return [...new Map(people.map((person) => [person.id, person])).values()];
}

/** The link works no more, and nobody has got another one. */
export function canReissue(state: LinkState): boolean {
  return state === 'expired' || state === 'killed';
}

/** Reads `?state=expired`, repeatable; unknown ones count as not given. */
export function statesFrom(search: URLSearchParams): readonly LinkState[] {
  return linkStates.filter((state) => search.getAll('state').includes(state));
}
