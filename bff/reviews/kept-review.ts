/** An access review as it is kept: its head, how far each part is swept, and a line for each subject, each by itself. */
import type { Reviews, ReviewField } from '#bff/store/reviews.ts';
import type {
  NewReview,
  ReviewAccount,
  ReviewLine,
  ReviewPart,
  ReviewScope,
  SignedOff,
  VersionedLine,
} from '#shared/review.ts';

export interface KeptPart {
  readonly scope: ReviewScope;
  readonly name: string;
  readonly reviewer: ReviewAccount;
}

export interface Head extends Omit<NewReview, 'parts'> {
  readonly by: string;
  readonly at: string;
  /** Accounts of whoever began it, by region. */
  readonly beginners: Readonly<Record<string, string>>;
  readonly parts: readonly KeptPart[];
  /** It is about to be: nothing is decided any more. */
  readonly isClosing?: boolean;
  readonly signedOff?: SignedOff;
}

export type Standing = Pick<ReviewPart, 'listed' | 'read' | 'isSwept' | 'sweptAt' | 'gaps'>;

export interface Versioned<Value> {
  readonly value: Value;
  readonly version: number;
}

export const headName = 'head';
export const resultName = 'result';
export const partName = (part: number) => `part:${part}`;
const linePrefix = (part: number) => `line:${part}:`;
export const lineName = (part: number, { type, id }: Pick<ReviewLine['subject'], 'type' | 'id'>) =>
  `${linePrefix(part)}${type}:${id.toLowerCase()}`;

const unswept: Standing = { listed: 0, read: 0, isSwept: false, gaps: [] };

export async function headOf(reviews: Reviews, id: string): Promise<Versioned<Head> | undefined> {
  const head = (await reviews.fields(id, headName)).find(({ name }) => name === headName);
  return head && { value: JSON.parse(head.text) as Head, version: head.version };
}

/** How each part stands, by its number; version 0 where nothing was read of it. */
export async function standingsOf(reviews: Reviews, id: string, { parts }: Head): Promise<Versioned<Standing>[]> {
  const kept = new Map((await reviews.fields(id, 'part:')).map((field) => [field.name, field]));
  return parts.map((_, part) => {
    const field = kept.get(partName(part));
    return field === undefined
      ? { value: unswept, version: 0 }
      : { value: JSON.parse(field.text) as Standing, version: field.version };
  });
}

/** In the order of their names. */
export async function linesOf(reviews: Reviews, id: string, part: number): Promise<VersionedLine[]> {
  const lines = (await reviews.fields(id, linePrefix(part))).map(lineFrom);
  const rank = ({ subject: { name, type } }: ReviewLine) => `${name.toLowerCase()} ${type}`;
  return lines.sort((one, two) => (rank(one) < rank(two) ? -1 : 1));
}

const lineFrom = ({ text, version }: ReviewField): VersionedLine => ({ ...(JSON.parse(text) as ReviewLine), version });

export const accountOf = (region: string, clientId: string) => `${region}/${clientId.toLowerCase()}`;
