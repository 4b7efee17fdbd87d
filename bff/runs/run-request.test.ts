import { describe, expect, it } from 'vitest';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { RunKind } from '#shared/run-kinds.ts';
import { readNewRun } from './run-request.ts';

const idOf = (last: string) => `00000000-0000-4000-8000-00000000000${last}`;
const here = { organisation: idOf('a'), space: idOf('b') };
const elsewhere = { organisation: idOf('c'), space: idOf('d') };
const account = idOf('e');

const granting = ({ organisation }: typeof here) => ({
  operation: 'SetIAMPolicyOrganisation',
  path: { organisationId: organisation, subjectType: 'serviceAccounts', subjectId: account },
  body: { add: { roles: [idOf('f')] } },
});
const deleting = ({ space }: typeof here) => ({
  operation: 'DeleteServiceAccountSpace',
  path: { spaceId: space, serviceAccountId: account },
});
const assigning = ({ space }: typeof here) => ({
  operation: 'AssignServiceAccountToSpace',
  path: { spaceId: space, serviceAccountId: account },
});
const updating = ({ space }: typeof here) => ({
  operation: 'UpdateWorkersOs',
  path: { spaceId: space, clusterId: account },
  stage: 1,
});

function readIn(kind: RunKind, scope: 'organisation' | 'space', step: object, more: object = {}) {
  const run = { kind, scope: { region: 'eu-std-1', kind: scope, id: here[scope] } };
  return readNewRun(Buffer.from(JSON.stringify({ ...run, plan: { about: 'x', steps: [step], ...more } })));
}

describe('the steps of a run', () => {
  it('are where it says that it is, in whatever letters that is written', () => {
    expect(readIn('grant', 'organisation', granting(here)).plan.steps).toHaveLength(1);
    const loud = { organisation: here.organisation.toUpperCase(), space: here.space.toUpperCase() };
    expect(readIn('delete', 'space', deleting(loud)).plan.steps).toHaveLength(1);
    expect(() => readIn('grant', 'organisation', granting(elsewhere))).toThrow(ConsoleProblem);
    expect(() => readIn('copyGrants', 'organisation', granting(elsewhere))).toThrow(ConsoleProblem);
    expect(() => readIn('delete', 'space', deleting(elsewhere))).toThrow(ConsoleProblem);
  });

  it('are elsewhere where the kind reaches other places', () => {
    expect(readIn('assign', 'space', assigning(elsewhere)).plan.steps).toHaveLength(1);
    expect(readIn('copyGrants', 'space', assigning(elsewhere)).plan.steps).toHaveLength(1);
    const pace = { atOnce: 1, stopAt: 1 };
    expect(readIn('updatePackages', 'space', updating(elsewhere), { pace }).plan.steps).toHaveLength(1);
  });
});
