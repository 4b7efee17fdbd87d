import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/property-runs.ts';
import { operations } from './catalogue.ts';
import { buildPath } from './path.ts';
import { compileRoutes } from './route-table.ts';

const lookup = compileRoutes(operations);
const anyCase = new Set(['nodepools', 'serviceAccounts', 'nodeProfiles', 'kubeConfig', 'iamgranularPolicy']);
const id = '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c77';

describe('route table', () => {
  it('finds every operation of the catalogue at its own address', () => {
    for (const [name, row] of operations) {
      const names = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
      const parameters = Object.fromEntries(names.map((parameter) => [parameter, id]));
      expect(lookup(row.method, buildPath(row.path, parameters)).match).toMatchObject({ id: name, parameters });
    }
  });

  it('matches camel-case segments in any letter case, and every other one exactly', () => {
    const letters = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom(...operations), fc.nat(), letters, ([name, row], index, upper) => {
        const segments = row.path.slice(1).split('/');
        const chosen = index % segments.length;
        const asked = segments.map((segment, place) => {
          if (segment.startsWith('{')) return id;
          if (place !== chosen) return segment;
          return segment.replace(/./g, (letter, at: number) =>
            upper[at] ? letter.toUpperCase() : letter.toLowerCase(),
          );
        });
        const kept = segments[chosen] ?? '';
        const matches = kept.startsWith('{') || asked[chosen] === kept || anyCase.has(kept);
        expect(lookup(row.method, `/${asked.join('/')}`).match?.id).toBe(matches ? name : undefined);
      }),
      { numRuns: runs(200) },
    );
  });

  it.each(['/IAM/SPACES', '/IAM/token', '/Kubernetes/nodeProfiles', `/iam/Spaces/${id}/users`])(
    'knows nothing at %s',
    (path) => {
      for (const method of ['GET', 'POST']) expect(lookup(method, path)).toEqual({ allow: [] });
    },
  );

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
