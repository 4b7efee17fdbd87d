import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operations } from './catalogue.ts';
import { buildPath } from './path.ts';
import { compileRoutes } from './route-table.ts';

const lookup = compileRoutes(operations);
const id = '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c77';

describe('route table', () => {
  it('finds every operation of the catalogue at its own address', () => {
    for (const [name, row] of operations) {
      const names = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
      const parameters = Object.fromEntries(names.map((parameter) => [parameter, id]));
      expect(lookup(row.method, buildPath(row.path, parameters)).match).toMatchObject({ id: name, parameters });
    }
  });

  it('matches fixed segments in any letter case', () => {
    expect(lookup('GET', '/kubernetes/nodeprofiles').match?.id).toBe('ListNodeProfiles');
    expect(lookup('GET', `/IAM/Spaces/${id}/USERS`).match?.id).toBe('ListUserSpace');
  });

  it('names the allowed methods when only the method is wrong', () => {
    expect(lookup('DELETE', `/organisations/${id}/spaces/${id}`)).toEqual({ allow: ['GET', 'PATCH'] });
  });

  it.each([
    '',
    '/',
    '//iam/token',
    '/iam//token',
    '/iam/token/',
    '/iam/unknown',
    `/iam/spaces/%2e%2e/users`,
    `/iam/spaces/../users`,
    `/iam/spaces/%zz/users`,
    'http://elsewhere/iam/token',
  ])('knows no operation at %j', (path) => {
    expect(lookup('GET', path)).toEqual({ allow: [] });
  });

  it('never throws, whatever the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        expect(() => lookup('GET', path)).not.toThrow();
      }),
    );
  });
});
