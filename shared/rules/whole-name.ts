/** First and last name of a person as the contract has them (schemas: User); a region may leave out either. */
interface NameParts {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
}

/** Both in one text, as far as they are known; empty where neither is. */
export function wholeName({ firstname, lastname }: NameParts): string {
  return [firstname, lastname].filter(Boolean).join(' ');
}
