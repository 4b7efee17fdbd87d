/** One step of the schema. Once released it never changes; the next step is a new file. */
export interface Migration {
  /** The file's name without its ending: `0001-identity`. */
  readonly name: string;
  readonly sql: string;
}
