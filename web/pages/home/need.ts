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
  /** Whether runs wait for somebody is not known. */
  readonly isUnread: boolean;
  /** Some of it is asked for beside the overview, and was not answered yet. */
  readonly isPending: boolean;
}
