import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inParts } from './run-parts.ts';
import type { NewRun, NewStep, PlannedCall } from '#shared/run.ts';
import { largestPlan } from '#shared/run-limits.ts';

const scope = { region: 'eu-std-1', kind: 'organisation', id: '00000000-0000-4000-8000-000000000000' } as const;
const each: PlannedCall = { operation: 'CreateUserOrganisation', path: { organisationId: scope.id } };

/** Steps of a plan or a part of it, each with what follows it. */
const whole = ({ steps, next = [] }: { steps: readonly NewStep[]; next?: NewRun['plan']['next'] }) =>
  steps.map((step) => ({ ...step, next: typeof step.next === 'number' ? next[step.next] : step.next }));

const sizeOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body)).length;

it('is the same steps in the same order, in requests that are small enough and few', () => {
  const plans = fc.record({
    count: fc.integer({ min: 1, max: 6_000 }),
    letters: fc.integer({ min: 0, max: 300 }),
    kinds: fc.integer({ min: 1, max: 50 }),
    following: fc.integer({ min: 0, max: 60 }),
  });
  const property = fc.property(plans, ({ count, letters, kinds, following }) => {
    const call = (place: number): PlannedCall => ({ operation: 'AssignUserToSpace', path: { spaceId: `${place}` } });
    const next = Array.from({ length: kinds }, (_, kind) => Array.from({ length: following }, () => call(kind)));
    const steps = Array.from({ length: count }, (_, place): NewStep => {
      const step = { path: {}, body: { firstname: 'é'.repeat(letters), email: `a${place}@example.com` } };
      return place % 3 === 0 ? { ...step, next: [call(place)] } : { ...step, next: place % kinds };
    });
    const run: NewRun = { kind: 'addUsers', scope, plan: { about: 'here', each, steps, next } };
    const { first, rest } = inParts(run);
    const parts = [first.plan, ...rest];
    expect(parts.flatMap(whole)).toEqual(whole(run.plan));
    expect(parts.every((part) => part.each === each)).toBe(true);
    expect(rest.map(({ from }) => from)).toEqual(
      rest.map((_, index) => parts.slice(0, index + 1).reduce((sum, part) => sum + part.steps.length, 0)),
    );
    expect(rest.map(({ isLast }) => isLast)).toEqual(rest.map((_, index) => index === rest.length - 1));
    expect(first.isPart).toBe(rest.length > 0 ? true : undefined);
    const sizes = [first, ...rest].map(sizeOf);
    expect(sizes.every((size) => size <= largestPlan)).toBe(true);
    expect(sizes.slice(0, -1).every((size) => size > largestPlan * 0.97)).toBe(true);
  });
  // All steps go into one request only without what follows none of them.
  const examples: [{ count: number; letters: number; kinds: number; following: number }][] = [
    [{ count: 1_313, letters: 297, kinds: 48, following: 53 }],
  ];
  fc.assert(property, { numRuns: 15, examples });
});
