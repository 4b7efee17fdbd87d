/** Answers to the questions about what somebody holds, by the names of permissions. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Right } from '#shared/rules/policy-preview.ts';
import { keyOfPair, sameCase } from './acl-entry.ts';
import { aclsForGranular } from './acl-from-granular.ts';
import type { LossQuestion } from './held-questions.ts';
import type { Inputs } from './inputs.ts';
import type { AboveAcls, HeldAnswer } from './loss.ts';
import { permissionsOf } from './permission-names.ts';
import { readKnowledge } from './subject-knowledge.ts';
import { aclsOf, granularOf, policyOf, type AclPair } from './subject-reads.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';

export interface Asking {
  readonly inputs: Inputs;
  /** They stay in the organisation. */
  readonly staysAround: boolean;
  readonly organisation: Scope | undefined;
  readonly subject: Subject;
}

/** What one question about somebody brings. @throws ApiProblem where it cannot be read */
export async function answer(asking: Asking, question: LossQuestion): Promise<HeldAnswer> {
  const { inputs, staysAround, organisation, subject } = asking;
  const { scope } = question;
  switch (question.what) {
    case 'policy': {
      const { here } = await inputs.read(policyOf(scope, subject));
      const around = staysAround ? organisation : undefined;
      const { own, known } = await readKnowledge({ inputs, scope, organisation: around, subject });
      return { what: 'policy', scope, policy: { here, own, around: staysAround ? known : undefined } };
    }
    case 'acls': {
      const items = await ofNobodyNone(inputs.read(aclsOf(scope, subject, question.pair)));
      const isShared = staysAround && question.pair.service === 'iam' && items.length > 0;
      const above = isShared ? { above: await aclsAbove(asking, question.pair) } : {};
      return { what: 'acls', scope, ...(await named(inputs, scope, items)), ...above };
    }
    case 'granular': {
      const { objectType } = question;
      const items = await ofNobodyNone(inputs.read(granularOf(scope, subject, objectType)));
      const catalogue = items.length === 0 ? [] : await inputs.client.fetchQuery(permissionsOf(scope));
      const acls = items.flatMap((item) => aclsForGranular(item, objectType, catalogue));
      return { what: 'granular', scope, ...(await named(inputs, scope, acls)) };
    }
    default:
      throw question.error;
  }
}

/** ACLs as rights, by the names of their permissions. */
async function named(
  inputs: Inputs,
  scope: Scope,
  items: readonly AclItem[],
): Promise<Pick<HeldAnswer, 'single' | 'unnamed'>> {
  if (items.length === 0) return {};
  const names = new Map((await inputs.client.fetchQuery(permissionsOf(scope))).map(({ uuid, name }) => [uuid, name]));
  const single = items.flatMap(({ permissionId, resourceId }): Right[] => {
    const permission = names.get(sameCase(permissionId));
    return permission === undefined ? [] : [{ permission, resourceId: sameCase(resourceId) }];
  });
  return { single, unnamed: items.length - single.length };
}

/** Identity rights of the organisation count in its spaces (behaviours B3.5). Never rejects. */
async function aclsAbove({ inputs, organisation, subject }: Asking, pair: AclPair): Promise<AboveAcls> {
  try {
    if (organisation === undefined) throw new Error('nobody has named the organisation');
    const items = await ofNobodyNone(inputs.read(aclsOf(organisation, subject, pair)));
    const names = new Map(
      (await inputs.client.fetchQuery(permissionsOf(organisation))).map((one) => [one.uuid, one.name]),
    );
    const acls = items.map(({ permissionId, ...item }) => ({
      ...item,
      level: 'organisation' as const,
      permission: names.get(sameCase(permissionId)) ?? keyOfPair(pair),
      resourceId: sameCase(item.resourceId),
    }));
    return { acls, gaps: [] };
  } catch {
    return { acls: [], gaps: [{ kind: 'acls', level: 'organisation', ...pair }] };
  }
}

/** Of a subject who is not there, nothing is missing. @throws ApiProblem otherwise */
async function ofNobodyNone<Item>(reading: Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiProblem && error.source === 'region' && error.status === 404) return [];
    throw error;
  }
}
