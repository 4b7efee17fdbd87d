/** People who are to be in an organisation, in spaces of it and with roles; whoever is missing is created. */
import { z } from 'zod';
import type { Body, Reply } from '#shared/contract/catalogue.ts';
import { largestPage } from '#shared/contract/list-reply.ts';
import type { PlannedStep } from '#shared/run.ts';
import { withSubject, type RowKind, type RunReader } from './run-kind.ts';
import { isStepSo } from './step-readings.ts';

const OnlyRoles = z.strictObject({ add: z.strictObject({ roles: z.array(z.guid()).min(1) }) });

const subjectPath = (userId: string) => ({ userId, subjectType: 'users', subjectId: userId });

export const addUsers: RowKind = {
  operations: new Set(['CreateUserOrganisation'] as const),
  following: new Set(['AssignUserToSpace', 'SetIAMPolicyOrganisation', 'SetIAMPolicySpace'] as const),
  atOnce: 4,
  subjectPath,
  refuse(steps) {
    const following = steps.flatMap(({ next = [] }) => next);
    if (following.some(({ body }) => body !== undefined && !OnlyRoles.safeParse(body).success))
      return 'gives roles only';
    const organisations = [...steps, ...following].flatMap(({ path }) => path['organisationId']?.toLowerCase() ?? []);
    if (new Set(organisations).size > 1) return 'adds to one organisation only';
    return new Set(steps.map(addressOf)).size < steps.length ? 'names somebody twice' : undefined;
  },
  async rest(step, known, reader) {
    const { next = [] } = step;
    const subject = known ?? (await idOf(step, reader));
    if (subject === undefined) return { left: [0, ...next.map((_, index) => index + 1)] };
    const left: number[] = [];
    const outside = new Set<string>();
    for (const [index, call] of next.entries()) {
      const { spaceId = '' } = call.path;
      // Nobody holds anything in a space before being assigned to it.
      if (!outside.has(spaceId) && (await isStepSo(withSubject(call, subjectPath(subject)), reader))) continue;
      left.push(index + 1);
      if (call.operation === 'AssignUserToSpace') outside.add(spaceId);
    }
    return { subject, left };
  },
};

const addressOf = ({ body }: PlannedStep) => (body as Body<'CreateUserOrganisation'>).email.toLowerCase();

/** Whoever has the address, in whatever letter case; an address belongs to one user (behaviours B4). */
async function idOf(step: PlannedStep, reader: RunReader): Promise<string | undefined> {
  const email = addressOf(step);
  const { path } = step;
  const found = await reader.read('ListUserOrganisation', { path, query: { email }, page: { size: largestPage } });
  const { items = [] } = (found ?? {}) as Partial<Reply<'ListUserOrganisation'>>;
  return items.find((user) => user.email.toLowerCase() === email)?.id;
}
