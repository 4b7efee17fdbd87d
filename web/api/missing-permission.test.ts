import { describe, expect, it } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { missingPermission } from './missing-permission.ts';

const refusal = (status: number, detail?: string) =>
  new ApiProblem('GET /api/x', status, { title: 'Forbidden', ...(detail === undefined ? {} : { detail }) });

describe('the permission a refusal names', () => {
  it.each([
    ['service account 8f275d8d lacks permission 1b2c (iam.user.get) in space 11fc', 'iam.user.get'],
    ['missing permission "kubernetes.cluster.update"', 'kubernetes.cluster.update'],
    ['Identity a@b.example.org may not: iam.serviceAccount.create', 'iam.serviceAccount.create'],
    ['you may not do this', undefined],
    [undefined, undefined],
  ])('in %s', (detail, permission) => {
    expect(missingPermission(refusal(403, detail))).toBe(permission);
  });

  it('is only looked for in a 403', () => {
    expect(missingPermission(refusal(400, 'iam.user.get'))).toBeUndefined();
    expect(missingPermission(new Error('iam.user.get'))).toBeUndefined();
  });
});
