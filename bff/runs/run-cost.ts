/** What a run that was checked would take, and never more than is known of it. */
import type { AnswerTimes, RunCost } from '#shared/run-cost.ts';
import type { StepCounts } from '#shared/run.ts';

/** Calls that change something, at most, and those that read before them. */
export interface LeftToDo {
  readonly calls: number;
  readonly reads: number;
}

/** Steps of one call each: before it is made, what has told of all of them is read again for each. */
export function leftOfSteps({ todo, ...others }: StepCounts, { count }: AnswerTimes): LeftToDo {
  const checked = Object.values(others).reduce((sum, number) => sum + number, todo);
  return { calls: todo, reads: checked === 0 ? 0 : (count * todo) / checked };
}

/** At the pace of the answers that checking has brought, with so many steps at the same time. */
export function costOf({ calls, reads }: LeftToDo, { count, time }: AnswerTimes, atOnce: number): RunCost {
  return { calls, ...(count > 0 && { time: Math.ceil(((calls + reads) * time) / count / atOnce) }) };
}
