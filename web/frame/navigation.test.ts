import { describe, expect, it } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import { core } from '#web/messages/en/core.ts';
import { core as french } from '#web/messages/fr/core.ts';
import { paths } from '#web/address/paths.ts';
import { inOtherScope, navigationIn } from './navigation.ts';

const space: Scope = { region: 'eu-std-1', kind: 'space', id: '6f1c7a52-0000-4000-8000-000000000001' };
const otherSpace: Scope = { ...space, id: '6f1c7a52-0000-4000-8000-000000000002' };
const organisation: Scope = { ...space, kind: 'organisation', id: '6f1c7a52-0000-4000-8000-000000000003' };

describe('inOtherScope', () => {
  it('leads to the page of the same name', () => {
    expect(inOtherScope(paths.clusters(space), otherSpace)).toBe(paths.clusters(otherSpace));
    expect(inOtherScope(paths.users(space), organisation)).toBe(paths.users(organisation));
  });

  it('leads from a detail to its list', () => {
    expect(inOtherScope(paths.cluster(space, 'id'), otherSpace)).toBe(paths.clusters(otherSpace));
  });

  it('leads to the users where there is no such page', () => {
    expect(inOtherScope(paths.operations(space), organisation)).toBe(paths.users(organisation));
    expect(inOtherScope(paths.spaces(organisation), space)).toBe(paths.users(space));
    expect(inOtherScope('/', space)).toBe(paths.users(space));
  });
});

describe('the side navigation', () => {
  const called = (words: object) => {
    const { titles } = words as { titles: Readonly<Record<string, string>> };
    return (scope: Scope) =>
      navigationIn(scope).map(({ label, pages }) => [label, ...pages.map(({ path }) => titles[path])]);
  };

  it('calls the pages of a scope as they call themselves, in every language', () => {
    expect(called(core)(organisation)).toEqual([
      ['access', 'Users', 'Service accounts', 'Roles', 'Permissions', 'ACLs', 'Explain access', 'Recovery links'],
      ['platform', 'Spaces'],
    ]);
    expect(called(french)(space).slice(1)).toEqual([
      ['platform', 'Clusters', 'Opérations', 'Profils de nœuds'],
      ['services', 'Machines virtuelles', 'Bases de données', 'Registres', 'Gestionnaires de secrets'],
    ]);
  });
});
