/** Reads POST /api/runs: each step as its row of the catalogue has it, and the plan as its kind allows it. */
import { z } from 'zod';
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { isWellFormedParameter } from '#shared/contract/path-parameters.ts';
import type { CheckedPart, CheckedRun, PlannedCall, PlannedStep, Run, RunScope } from '#shared/run.ts';
import { runKinds, type RunKind } from '#shared/run-kinds.ts';
import { longestName, mostCalled, mostFollowing, mostNames, mostSteps } from '#shared/run-limits.ts';
import { mostClusters, mostClustersAtOnce, mostPauseMinutes, mostStages } from '#shared/pace.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import { parseStrictObject } from '#bff/http/strict-json.ts';
import { kindsOfRun } from './kinds-of-run.ts';
import { hasParts, hasRows, isSlow, isStaged, parametersOf, type KindOfRun } from './run-kind.ts';

const Call = z.strictObject({
  operation: z.string(),
  path: z.record(z.string(), z.string()),
  body: z.unknown().optional(),
});
const Names = z.array(z.string().min(1).max(longestName)).max(mostNames);
/** As long as a region lets them be. */
const Called = z.array(z.string().min(1).max(255)).max(mostCalled);
const Rights = z.strictObject({ roles: Called.optional(), permissions: Called.optional() });
const Named = z.strictObject({
  role: z.string().min(1).max(255).optional(),
  add: Rights.optional(),
  delete: Rights.optional(),
  made: Called.optional(),
});
const Following = z.array(Call.extend({ names: Names.optional() })).max(mostFollowing);
const Step = Call.extend({
  operation: z.string().optional(),
  name: z.string().min(1).max(longestName).optional(),
  next: z.union([Following, z.int().nonnegative()]).optional(),
  agreed: z
    .strictObject({
      after: z.guid().optional(),
      pool: z.string().max(200).optional(),
      lastWorker: z.boolean().optional(),
      lastPool: z.boolean().optional(),
    })
    .optional(),
  named: Named.optional(),
  stage: z.int().min(1).max(mostStages).optional(),
  from: z.string().min(1).max(40).optional(),
});
const Pace = z.strictObject({
  atOnce: z.int().min(1).max(mostClustersAtOnce),
  stopAt: z.int().min(1).max(mostClusters),
  pauseMinutes: z.int().min(1).max(mostPauseMinutes).optional(),
});
const Steps = {
  steps: z.array(Step).min(1).max(mostSteps),
  next: z.array(Following).max(mostSteps).optional(),
  each: Call.optional(),
};
const Part = z.strictObject({ ...Steps, from: z.int().min(1).max(mostSteps), isLast: z.boolean() });
const Request = z.strictObject({
  kind: z.enum(runKinds),
  scope: z.strictObject({ region: z.string(), kind: z.enum(['organisation', 'space']), id: z.guid() }),
  plan: z.strictObject({
    ...Steps,
    about: z.string().min(1).max(longestName),
    pace: Pace.optional(),
  }),
  isAgreed: z.boolean().optional(),
  isPart: z.boolean().optional(),
});

/** Throws a 400 `ConsoleProblem` that names what is wrong. */
export function readNewRun(bytes: Buffer | undefined): CheckedRun {
  const read = Request.safeParse(parseStrictObject(bytes ?? Buffer.from('{}')));
  if (!read.success) throw refusal(read.error);
  const { kind: name, scope, plan, isAgreed, isPart } = read.data;
  const kind = kindsOfRun[name];
  const steps = plan.steps.map((step, index) => readStep(step, `plan.steps.${index}`, kind, plan));
  if (isPart === true && isSlow(kind))
    throw violation('isPart', 'belongs to runs whose steps are apart from each other');
  const isOnePerTarget = isSlow(kind) && kind.isOnePerTarget === true;
  if (isAgreed === true && kind.agreed === undefined) throw violation('isAgreed', 'is confirmed once it was checked');
  if (!isOnePerTarget && steps.some(({ agreed }) => agreed)) throw violation('plan.steps', 'agree to nothing');
  const { about, pace } = plan;
  if (isStaged(kind) !== (pace !== undefined)) throw violation('plan.pace', 'belongs to runs in stages');
  if (isStaged(kind) !== steps.every(({ stage }) => stage !== undefined))
    throw violation('plan.steps', 'have a stage where the run is in stages');
  checkPlaces(kind, scope, steps, 'plan.steps');
  if (isPart !== true) checkPlan(name, steps);
  return {
    kind: name,
    scope,
    plan: { about, steps, ...(pace && { pace }) },
    ...(isAgreed && { isAgreed }),
    ...(isPart && { isPart }),
  };
}

/** Throws a 400 `ConsoleProblem` where these are not the steps of such a run. */
export function checkPlan(kind: RunKind, steps: readonly PlannedStep[]): void {
  const refused = kindsOfRun[kind].refuse(steps);
  if (refused !== undefined) throw violation('plan.steps', refused);
}

/** What a run says of where it is has to be so, as its page leads there. */
function checkPlaces({ reach }: KindOfRun, { kind, id }: RunScope, steps: readonly PlannedStep[], at: string): void {
  if (reach === 'places' || (reach === 'spaces' && kind === 'space')) return;
  const parameter = kind === 'space' ? 'spaceId' : 'organisationId';
  const isElsewhere = ({ path: { [parameter]: place = id } }: PlannedStep) => place.toLowerCase() !== id.toLowerCase();
  if (steps.some(isElsewhere)) throw violation(at, `are in the ${kind} of the run`);
}

/** More steps of a run. Throws a 400 `ConsoleProblem` that names what is wrong. */
export function readPart(bytes: Buffer | undefined, { kind: name, scope }: Pick<Run, 'kind' | 'scope'>): CheckedPart {
  const read = Part.safeParse(parseStrictObject(bytes ?? Buffer.from('{}')));
  if (!read.success) throw refusal(read.error);
  const { from, isLast, ...part } = read.data;
  if (from + part.steps.length > mostSteps)
    throw violation('steps', `are more than ${mostSteps} with those before them`);
  if (part.steps.some(({ agreed, stage }) => agreed ?? stage)) throw violation('steps', 'agree to nothing');
  const steps = part.steps.map((step, index) => readStep(step, `steps.${index}`, kindsOfRun[name], part));
  checkPlaces(kindsOfRun[name], scope, steps, 'steps');
  return { from, isLast, steps };
}

function readStep(
  { name, next: own = [], agreed, named, stage, from, ...given }: z.output<typeof Step>,
  at: string,
  kind: KindOfRun,
  { next: shared = [], each }: Pick<z.output<typeof Part>, 'next' | 'each'>,
): PlannedStep {
  const next = typeof own === 'number' ? shared[own] : own;
  const call = wholeCall(given, each);
  if (call === undefined) throw violation(`${at}.operation`, 'is missing, and the plan has none for each');
  if (named !== undefined && !(hasParts(kind) && kind.isByName))
    throw violation(`${at}.named`, 'belongs to no such run');
  if (next === undefined) throw violation(`${at}.next`, 'is nothing of the plan');
  const following = hasRows(kind) ? kind.following : new Set<OperationId>();
  // Whatever id it is, the names of the parameters are the same.
  const leftOut = hasRows(kind) ? Object.keys(kind.subjectPath('')) : [];
  return {
    ...(named === undefined ? readCall(call, at, kind.operations, []) : readNamed(call, at, kind, named)),
    ...(named && { named }),
    ...(name !== undefined && { name }),
    ...(agreed && { agreed }),
    ...(stage && { stage }),
    ...(from && { from }),
    ...(next.length > 0 && {
      next: next.map(({ names, ...one }, index) => ({
        ...readCall(one, `${at}.next.${index}`, following, leftOut),
        ...(names && { names }),
      })),
    }),
  };
}

type Call = z.output<typeof Call>;

/** The call of a step; of one without an operation the one that the plan has for each, with what the step adds. */
function wholeCall(
  { operation, ...own }: Omit<Call, 'operation'> & { readonly operation?: string | undefined },
  each: Call | undefined,
): Call | undefined {
  if (operation !== undefined) return { operation, ...own };
  return each && { ...each, ...own, path: { ...each.path, ...own.path } };
}

/** A call by names has no body, and where a role is among them no role in its path. */
function readNamed(call: Call, at: string, kind: KindOfRun, { role }: z.output<typeof Named>): PlannedCall {
  if (call.body !== undefined) throw violation(`${at}.body`, 'is told by names');
  return readCall(call, at, kind.operations, role === undefined ? [] : ['roleUuid'], true);
}

function readCall(
  { operation, path, body }: Call,
  at: string,
  allowed: ReadonlySet<OperationId>,
  leftOut: readonly string[],
  isNamed = false,
): PlannedCall {
  const id = operation as OperationId;
  if (!allowed.has(id)) throw violation(`${at}.operation`, 'is no operation of this kind of run');
  const row: Operation = catalogue[id];
  const names = parametersOf(id).filter((name) => !leftOut.includes(name));
  if (Object.keys(path).length !== names.length) throw violation(`${at}.path`, `has ${names.join(', ')}`);
  for (const parameter of names) {
    const value = path[parameter] ?? '';
    if (!isWellFormedParameter(row.service, parameter, value)) throw violation(`${at}.path.${parameter}`, 'is no id');
  }
  if (row.body === undefined || isNamed) {
    if (body !== undefined) throw violation(`${at}.body`, 'this operation takes none');
    return { operation: id, path };
  }
  const read = row.body.schema.safeParse(body);
  if (!read.success) throw refusal(read.error, `${at}.body.`);
  return { operation: id, path, body: read.data };
}

function refusal({ issues }: z.ZodError, at = ''): ConsoleProblem {
  const violations = issues.map(({ path, message }) => ({ field: at + path.join('.'), description: message }));
  return new ConsoleProblem('invalid_parameter', { violations });
}
