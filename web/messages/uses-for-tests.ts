/** What compiled messages (vite/compile-messages.ts) do with their arguments. */

/** Kinds of parts of a compiled message, as icu-minify numbers them. */
const kinds = { number: 0, select: 1, plural: 2 } as const;

export interface Uses {
  /** Every argument and tag. */
  readonly names: Set<string>;
  /** Arguments whose value is shown, `#` of a plural included. */
  readonly said: Set<string>;
  /** The branches of every select, and of every plural, by argument. */
  readonly selects: Map<string, Set<string>>;
  readonly plurals: Map<string, Set<string>>;
}

/** Takes a compiled message; answers what it does with each argument. */
export function usesOf(message: unknown): Uses {
  const uses: Uses = { names: new Set(), said: new Set(), selects: new Map(), plurals: new Map() };
  visit(message, undefined, uses);
  return uses;
}

function visit(parts: unknown, counted: string | undefined, uses: Uses): void {
  if (parts === kinds.number && counted !== undefined) uses.said.add(counted);
  if (!Array.isArray(parts)) return;
  for (const part of parts as unknown[]) {
    if (Array.isArray(part)) visitPart(part, counted, uses);
    else visit(part, counted, uses);
  }
}

function visitPart([first, kind, ...others]: unknown[], counted: string | undefined, uses: Uses): void {
  const name = String(first);
  uses.names.add(name);
  if (kind === kinds.select || kind === kinds.plural) {
    const branches = others[0] as Record<string, unknown>;
    const choices = kind === kinds.select ? uses.selects : uses.plurals;
    choices.set(name, (choices.get(name) ?? new Set()).add(Object.keys(branches).sort().join(' ')));
    for (const branch of Object.values(branches)) visit(branch, kind === kinds.plural ? name : counted, uses);
  } else if (typeof kind === 'string' || Array.isArray(kind)) visit([kind, ...others], counted, uses);
  else uses.said.add(name);
}
