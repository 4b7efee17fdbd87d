/** The words of the deprecated granular policies, and what each allows on its object (behaviours B10.13). */
export const granularActions = ['owners', 'creators', 'getters', 'updaters', 'deleters', 'users'] as const;
export type GranularAction = (typeof granularActions)[number];

const allowed: Readonly<Record<Exclude<GranularAction, 'owners'>, string>> = {
  creators: 'create',
  getters: 'get',
  updaters: 'update',
  deleters: 'delete',
  users: 'get',
};

/** True when the word allows the last part of a permission's name; owners may do everything. */
export function granularAllows(word: GranularAction, action: string): boolean {
  return word === 'owners' || allowed[word] === action;
}
