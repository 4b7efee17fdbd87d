/** How large runs may be, and how many there may be. */

/** Letters of what a step is called, and of what a run is about. */
export const longestName = 200;
export const mostSteps = 10_000;
/** Bytes of the body of POST /api/runs, and of each part of the rest. */
export const largestPlan = 1_048_576;
/** Calls that follow the first one of a step. */
export const mostFollowing = 100;
/** What a call that follows is about, by name. */
export const mostNames = 100;
/** Roles, or permissions, that one step gives or takes by name. */
export const mostCalled = 1_000;
/** Of one account, the finished ones included. */
export const mostRuns = 20;
