/** Reads POST /api/runs: each step as its row of the catalogue has it, and the plan as its kind allows it. */
import { z } from 'zod';
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { isUuid } from '#shared/contract/path.ts';
import { mostFollowing, mostSteps, runKinds, type NewRun, type PlannedCall, type PlannedStep } from '#shared/run.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import { parseStrictObject } from '#bff/http/strict-json.ts';
import { kindsOfRun } from './kinds-of-run.ts';
import { hasRows, parametersOf, type KindOfRun } from './run-kind.ts';

const Call = z.strictObject({
  operation: z.string(),
  path: z.record(z.string(), z.string()),
  body: z.unknown().optional(),
});
const Step = Call.extend({
  name: z.string().min(1).max(200).optional(),
  next: z.array(Call).max(mostFollowing).optional(),
});
const Request = z.strictObject({
  kind: z.enum(runKinds),
  scope: z.strictObject({ region: z.string(), kind: z.enum(['organisation', 'space']), id: z.guid() }),
  plan: z.strictObject({ about: z.string().min(1).max(200), steps: z.array(Step).min(1).max(mostSteps) }),
});

/** Parameters of paths that are no ids; what may stand there is the kind's to say. */
const words = new Set(['subjectType']);

/** Throws a 400 `ConsoleProblem` that names what is wrong. */
export function readNewRun(bytes: Buffer | undefined): NewRun {
  const read = Request.safeParse(parseStrictObject(bytes ?? Buffer.from('{}')));
  if (!read.success) throw refusal(read.error);
  const { kind, scope, plan } = read.data;
  const steps = plan.steps.map((step, index) => readStep(step, `plan.steps.${index}`, kindsOfRun[kind]));
  const refused = kindsOfRun[kind].refuse(steps);
  if (refused !== undefined) throw violation('plan.steps', refused);
  return { kind, scope, plan: { about: plan.about, steps } };
}

function readStep({ name, next = [], ...call }: z.output<typeof Step>, at: string, kind: KindOfRun): PlannedStep {
  const following = hasRows(kind) ? kind.following : new Set<OperationId>();
  // Whatever id it is, the names of the parameters are the same.
  const leftOut = hasRows(kind) ? Object.keys(kind.subjectPath('')) : [];
  return {
    ...readCall(call, at, kind.operations, []),
    ...(name !== undefined && { name }),
    ...(next.length > 0 && {
      next: next.map((one, index) => readCall(one, `${at}.next.${index}`, following, leftOut)),
    }),
  };
}

function readCall(
  { operation, path, body }: z.output<typeof Call>,
  at: string,
  allowed: ReadonlySet<OperationId>,
  leftOut: readonly string[],
): PlannedCall {
  const id = operation as OperationId;
  if (!allowed.has(id)) throw violation(`${at}.operation`, 'is no operation of this kind of run');
  const names = parametersOf(id).filter((name) => !leftOut.includes(name));
  if (Object.keys(path).length !== names.length) throw violation(`${at}.path`, `has ${names.join(', ')}`);
  for (const parameter of names) {
    const value = path[parameter] ?? '';
    const isFit = words.has(parameter) ? /^\w+$/.test(value) : isUuid(value);
    if (!isFit) throw violation(`${at}.path.${parameter}`, 'is no id');
  }
  const row: Operation = catalogue[id];
  if (row.body === undefined) {
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
