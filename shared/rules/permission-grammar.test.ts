import { expect, it } from 'vitest';
import { actionKindOf, facetsOf } from './permission-grammar.ts';

it('reads from the name what a region does not say', () => {
  const facets = (name: string) => Object.values(facetsOf({ name })).join('|');
  expect(facets('iam.getPolicy')).toBe('iam|||getPolicy');
  expect(facets('kubernetes.cluster.delete')).toBe('kubernetes|cluster||delete');
  expect(facets('objectstorage.bucket.object.get')).toBe('objectstorage|bucket|object|get');
  expect(facets('odd')).toBe('odd|||');
});

it('believes what a region says', () => {
  expect(facetsOf({ name: 'a.b.c', service: 's', resource: 'r', action: 'x' })).toMatchObject({
    service: 's',
    resource: 'r',
    action: 'x',
  });
});

it('knows four kinds of action by their very name', () => {
  const kinds = ['a.b.get', 'a.b.create', 'a.getPolicy', 'a.b.GET', 'odd', ''].map((name) =>
    actionKindOf(facetsOf({ name })),
  );
  expect(kinds).toEqual(['get', 'create', 'other', 'other', 'other', 'other']);
});
