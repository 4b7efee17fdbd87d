import { describe, expect, it } from 'vitest';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { inOtherScope } from './in-other-scope.ts';

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

  it('leads to the overview where there is no such page', () => {
    expect(inOtherScope(paths.operations(space), organisation)).toBe(paths.overview(organisation));
    expect(inOtherScope(paths.spaces(organisation), space)).toBe(paths.overview(space));
    expect(inOtherScope('/', space)).toBe(paths.overview(space));
  });
});
