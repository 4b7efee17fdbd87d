/** Something that waits for a person, with one way on. */
export interface Need {
  readonly id: string;
  /** Absent where it is of several. */
  readonly region?: string | undefined;
  readonly what: string;
  readonly why?: string | undefined;
  readonly verb: string;
  readonly to: string;
  /** Nothing goes on until somebody decides. */
  readonly isDecision: boolean;
}
