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

/** All that waits. */
export interface Needs {
  readonly needs: readonly Need[];
  /** What might be among it could not be read, a sentence each. */
  readonly unread: readonly string[];
  /** Some of it is asked for beside the overview, and was not answered yet. */
  readonly isPending: boolean;
}
