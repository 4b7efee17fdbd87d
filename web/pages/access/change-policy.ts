/** Changing a policy without overwriting anybody: read again, stop when it has moved, change, read what came of it. */
import {
  applyDelta,
  deltaBetween,
  isResultOf,
  normalise,
  sameGrants,
  type Grants,
  type PolicyDelta,
} from '#shared/rules/policy-delta.ts';
import { ApiProblem } from '#web/api/api-problem.ts';

/** Proof of a change: what was there, and what is there now. */
export interface Receipt {
  readonly before: Grants;
  readonly after: Grants;
  /** What really changed; its inverse is the way back. */
  readonly changed: PolicyDelta;
  /** What was asked for and is not in `changed`, and the other way round: none when all went as asked. */
  readonly asAsked: boolean;
}

export type Outcome =
  | { readonly kind: 'moved'; readonly now: Grants }
  | { readonly kind: 'applied'; readonly receipt: Receipt };

export interface PolicyChange {
  /** The policy that `delta` was made for. */
  readonly base: Grants;
  readonly delta: PolicyDelta;
  /** Reads the policy from the region, past every cache. */
  readonly read: () => Promise<Grants>;
  /** Sends the delta; members that are empty are left out. */
  readonly write: (body: PolicyBody) => Promise<unknown>;
}

export interface PolicyBody {
  readonly add?: Partial<MutableGrants>;
  readonly delete?: Partial<MutableGrants>;
}

interface MutableGrants {
  roles: string[];
  permissions: string[];
}

/** Nobody knows whether the region has carried it out before the answer was lost. */
const unconfirmed = new Set([0, 502, 504]);

/**
 * Makes the change, unless the policy is not as it was.
 * @throws whatever `read` and `write` throw, except a lost answer to a change that turns out to have been made.
 */
export async function changePolicy({ base, delta, read, write }: PolicyChange): Promise<Outcome> {
  const before = await read();
  if (!sameGrants(base, before)) return { kind: 'moved', now: before };
  const asked = normalise(delta, before);
  let lost: unknown;
  try {
    await write(bodyOf(asked));
  } catch (error) {
    if (!(error instanceof ApiProblem) || !unconfirmed.has(error.status)) throw error;
    lost = error;
  }
  const after = await read();
  if (lost !== undefined && !isResultOf(before, asked, after)) throw lost;
  const receipt = {
    before,
    after,
    changed: deltaBetween(before, after),
    asAsked: sameGrants(applyDelta(before, asked), after),
  };
  return { kind: 'applied', receipt };
}

/** What is sent for a change. */
export function bodyOf({ add, remove }: PolicyDelta): PolicyBody {
  const [added, removed] = [listsOf(add), listsOf(remove)];
  return { ...(added && { add: added }), ...(removed && { delete: removed }) };
}

function listsOf({ roles, permissions }: Grants): Partial<MutableGrants> | undefined {
  if (roles.length + permissions.length === 0) return undefined;
  return {
    ...(roles.length > 0 && { roles: [...roles] }),
    ...(permissions.length > 0 && { permissions: [...permissions] }),
  };
}
