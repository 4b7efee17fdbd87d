import { describe, expect, it } from 'vitest';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { facetChoiceFrom, narrowed, valuesOf } from './facets.ts';

const names = ['iam.getPolicy', 'iam.role.get', 'iam.role.create', 'compute.vm.get', 'objectstorage.bucket.object.get'];
const permissions = names.map((name): Permission => ({ uuid: name, name }));

describe('the facets of the catalogue', () => {
  it('are read from the address, where an empty one means those without', () => {
    expect(facetChoiceFrom(new URLSearchParams('service=iam&resource=&q=x'))).toEqual({ service: 'iam', resource: '' });
  });

  it('narrow together', () => {
    const found = (choice: Parameters<typeof narrowed>[1]) => narrowed(permissions, choice).map(({ name }) => name);
    expect(found({})).toEqual(names);
    expect(found({ action: 'get', service: 'iam' })).toEqual(['iam.role.get']);
    expect(found({ resource: '', service: 'iam' })).toEqual(['iam.getPolicy']);
    expect(found({ subresource: 'object' })).toEqual(['objectstorage.bucket.object.get']);
    expect(found({ service: 'nothing' })).toEqual([]);
  });

  it('offer what the others leave possible, and how many that would be', () => {
    expect(valuesOf(permissions, { action: 'get' }, 'service')).toEqual([
      { value: 'compute', count: 1 },
      { value: 'iam', count: 1 },
      { value: 'objectstorage', count: 1 },
    ]);
    expect(valuesOf(permissions, { service: 'iam', resource: 'role' }, 'resource')).toEqual([
      { value: '', count: 1 },
      { value: 'role', count: 2 },
    ]);
  });

  it('keep what is chosen in reach although nothing has it', () => {
    expect(valuesOf(permissions, { service: 'compute', action: 'fly' }, 'action')).toEqual([
      { value: 'fly', count: 0 },
      { value: 'get', count: 1 },
    ]);
  });
});
