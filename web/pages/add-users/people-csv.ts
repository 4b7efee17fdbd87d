/** People as rows of a CSV: which of its columns says what, and which rows there are. */
import { writeCsv, type Csv } from '#web/table/csv.ts';

export const peopleColumns = ['email', 'firstname', 'lastname', 'spaces', 'spaceRoles', 'organisationRoles'] as const;
export type PeopleColumn = (typeof peopleColumns)[number];

/** Without these nobody can be added. */
export const neededColumns: readonly PeopleColumn[] = ['email', 'firstname', 'lastname'];

/** Where each column is in the file, from 0; those that are not in it are left out. */
export type ColumnPlaces = Readonly<Partial<Record<PeopleColumn, number>>>;

export interface PersonRecord {
  /** As spreadsheets count, the heading being the first. */
  readonly row: number;
  readonly cells: Readonly<Record<PeopleColumn, string>>;
  /** It says more than the heading has columns for: something in it stands where it does not belong. */
  readonly isLonger?: true;
}

/** What columns are called in files of others, without accents, capitals and what is between words. */
const names: Readonly<Record<PeopleColumn, readonly string[]>> = {
  email: ['email', 'mail', 'emailaddress', 'mailaddress', 'adresseemail', 'adressemail', 'courriel', 'login'],
  firstname: ['firstname', 'givenname', 'forename', 'prenom', 'vorname'],
  lastname: ['lastname', 'surname', 'familyname', 'nom', 'nomdefamille', 'nachname'],
  spaces: ['spaces', 'space', 'espaces', 'espace'],
  spaceRoles: ['spaceroles', 'spacerole', 'roles', 'role', 'rolesdespace', 'roledespace'],
  organisationRoles: [
    'organisationroles',
    'organisationrole',
    'organizationroles',
    'organizationrole',
    'rolesdorganisation',
  ],
};

const folded = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** Which column of a heading is which, as far as their names tell; each is taken once. */
export function guessColumns(heading: readonly string[]): ColumnPlaces {
  const known = heading.map(folded);
  const places = peopleColumns.map(
    (column) => [column, known.findIndex((name) => names[column].includes(name))] as const,
  );
  return Object.fromEntries(places.filter(([, place]) => place >= 0));
}

/** The rows as people, by what somebody has said of the columns. */
export function recordsOf({ heading, rows }: Csv, places: ColumnPlaces): readonly PersonRecord[] {
  return rows.map(({ row, cells }) => {
    const textAt = (column: PeopleColumn) => {
      const place = places[column];
      return place === undefined ? '' : (cells[place] ?? '');
    };
    const isLonger = cells.slice(heading.length).some((cell) => cell !== '');
    return {
      row,
      ...(isLonger && { isLonger }),
      cells: Object.fromEntries(peopleColumns.map((column) => [column, textAt(column)])) as PersonRecord['cells'],
    };
  });
}

/** Several names in one cell. */
export function namesIn(cell: string): readonly string[] {
  const all = cell.split(/[;,|\n]/).map((name) => name.trim());
  return [...new Set(all)].filter((name) => name !== '');
}

/** A file to fill in; what it calls its columns is understood. */
export function templateFile(spaceName: string, roleName: string): string {
  return writeCsv(peopleColumns, [['ada.tillier@example.com', 'Ada', 'Tillier', spaceName, roleName, '']]);
}

/** Rows that are left out, each with why: the file can be mended and read again. */
export function skippedFile(rows: readonly { readonly record: PersonRecord; readonly reason: string }[]): string {
  const texts = rows.map(({ record, reason }) => [...peopleColumns.map((column) => record.cells[column]), reason]);
  return writeCsv([...peopleColumns, 'reason'], texts);
}
