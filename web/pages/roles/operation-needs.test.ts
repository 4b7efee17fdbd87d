import { describe, expect, it } from 'vitest';
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import { concernsSpace, type Operation } from '#shared/contract/operation.ts';
import { needOf, operationsIn, operationsOpenedAt } from './operation-needs.ts';

const rows = Object.entries(catalogue as Readonly<Record<string, Operation>>) as [OperationId, Operation][];

describe('what an operation takes', () => {
  it('is what the contract says, asked where the region asks for it', () => {
    for (const [id, row] of rows) {
      const level = row.scope === 'global' || concernsSpace(row) ? 'space' : 'organisation';
      expect(needOf(id)).toEqual({ operation: id, permissions: [row.permission ?? []].flat(), level });
    }
  });

  it('is offered where something given there opens it', () => {
    const at = (kind: 'organisation' | 'space') => operationsOpenedAt(kind).map(({ operation }) => operation);
    expect(at('space')).toContain('CreateCluster');
    expect(at('space')).not.toContain('ListUserOrganisation');
    // Identity rights of the organisation reach into its spaces, others do not (behaviours B3.5).
    expect(at('organisation')).toEqual(expect.arrayContaining(['ListUserOrganisation', 'ListUserSpace']));
    expect(at('organisation')).not.toContain('CreateCluster');
    expect(at('space')).not.toContain('GetUserInfo');
  });

  it('is read from an address, each once, without what is no operation', () => {
    expect(operationsIn('GetCluster,nothing,ListUserSpace,GetCluster,toString')).toEqual([
      'GetCluster',
      'ListUserSpace',
    ]);
    expect(operationsIn('')).toEqual([]);
  });
});
