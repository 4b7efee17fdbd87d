/** Many assignments of an account to spaces, and a region that counts how often each of them was carried out. */
import { randomUUID } from 'node:crypto';
import { sendJson, type Behaviour } from './faulty-region.ts';

const serviceAccountId = randomUUID();

/** By their spaces, how often they were carried out. */
export type Assignments = Map<string, number>;

/** Reads and carries out assignments. */
export function assigning(done: () => Assignments): Behaviour {
  return (request, response) => {
    const space = /spaces\/([^/]+)\//.exec(request.url ?? '')?.[1] ?? '';
    const times = done().get(space) ?? 0;
    if (request.method !== 'GET') {
      done().set(space, times + 1);
      setTimeout(() => sendJson(response, 200, {}), 5);
    } else if (times > 0) sendJson(response, 200, { id: serviceAccountId });
    else sendJson(response, 404, { title: 'Not found', status: 404 });
  };
}

/** A run of so many. */
export function runOfAssignments(region: string, count: number): object {
  const steps = Array.from({ length: count }, () => ({
    operation: 'AssignServiceAccountToSpace',
    path: { spaceId: randomUUID(), serviceAccountId },
  }));
  const scope = { region, kind: 'space', id: randomUUID() };
  return { kind: 'copyGrants', scope, plan: { about: 'a successor', steps } };
}
