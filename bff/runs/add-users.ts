/** People who are to be in an organisation, in spaces of it and with roles; whoever is missing is created. */
import { z } from 'zod';
import type { Body } from '#shared/contract/catalogue.ts';
import type { PlannedStep } from '#shared/run.ts';
import { readAddresses, readOfAddress, userIn } from './addresses-ahead.ts';
import { withSubject, type RowKind, type RunReader } from './run-kind.ts';
import { isStepSo, readStepsAhead } from './step-readings.ts';

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
  ahead: {
    async ofAll(steps, ahead, goesOn) {
      const wanted = new Set<string>();
      let path: PlannedStep['path'] = {};
      for await (const step of steps) {
        wanted.add(addressOf(step));
        ({ path } = step);
      }
      await readAddresses(path, wanted, ahead, goesOn);
    },
    async ofSome(steps, ahead) {
      const assigning = steps.flatMap((step) => {
        const subject = userIn(ahead.toldOf(readOfAddress(step.path, addressOf(step)))?.answer, addressOf(step));
        const calls = (step.next ?? []).filter(({ operation }) => operation === 'AssignUserToSpace');
        return subject === undefined ? [] : calls.map((call) => withSubject(call, subjectPath(subject)));
      });
      await readStepsAhead(assigning, ahead);
    },
  },
};

const addressOf = ({ body }: Pick<PlannedStep, 'body'>) => (body as Body<'CreateUserOrganisation'>).email.toLowerCase();

/** Whoever has the address, in whatever letter case; an address belongs to one user (behaviours B4). */
async function idOf({ path, ...step }: PlannedStep, reader: RunReader): Promise<string | undefined> {
  const email = addressOf(step);
  return userIn(await reader.read(...readOfAddress(path, email)), email);
}
