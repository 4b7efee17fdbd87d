/** What the console's server does for a session: its runs (bff/runs/session-runs.ts), as far as sessions are concerned with them. */

export interface WorkAccount {
  readonly region: string;
  readonly clientId: string;
}

export interface SessionWork {
  /** How many confirmed runs use the session and go on by themselves, by region; none is not among them. */
  goingOn(session: string): Promise<ReadonlyMap<string, number>>;
  /** Pauses those, of one account where it is named, as somebody does who presses Stop: they wait for somebody to go on. */
  stop(session: string, reason: 'signedOut' | 'otherAccount', account?: WorkAccount): Promise<void>;
  /** Has the runs of an account that use one session use another one from now on. */
  move(from: string, to: string, account: WorkAccount): Promise<void>;
  /** Pauses them because the region of the account does not accept it any more. */
  refused(session: string, account: WorkAccount): Promise<void>;
  /** Has the runs of an account whose session has ended go on with this one. */
  resume(session: string, account: WorkAccount): Promise<void>;
}
