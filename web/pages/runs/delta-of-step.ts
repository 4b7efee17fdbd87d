import type { RunStep } from '#shared/run.ts';
import type { Grants, PolicyDelta } from '#shared/rules/policy-delta.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { shortId } from '#web/ui/short-id.ts';

export interface PolicyChange {
  readonly subject: NamedSubject;
  readonly delta: PolicyDelta;
}

/** Whose policy a step changes, and how; undefined for any other step. */
export function deltaOfStep({ operation, path, body, name }: RunStep): PolicyChange | undefined {
  const { subjectType, subjectId: id } = path;
  const isPolicy = operation === 'SetIAMPolicySpace' || operation === 'SetIAMPolicyOrganisation';
  const isKnown = subjectType === 'users' || subjectType === 'serviceAccounts';
  if (!isPolicy || !isKnown || id === undefined || typeof body !== 'object' || body === null) return undefined;
  return {
    subject: { type: subjectType, id, name: name ?? shortId(id), record: 'unread' },
    delta: policyDelta(body),
  };
}

/** What the body of a change of a policy gives and takes; nothing where there is none. */
export function policyDelta(body: unknown): PolicyDelta {
  const { add, delete: taken } = (body ?? {}) as Readonly<Partial<Record<'add' | 'delete', Partial<Grants>>>>;
  return { add: whole(add), remove: whole(taken) };
}

const whole = ({ roles = [], permissions = [] }: Partial<Grants> = {}): Grants => ({ roles, permissions });
