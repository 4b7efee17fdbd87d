import { describe, expect, it } from 'vitest';
import { CreateSpaceBody } from '#shared/contract/iam/organisations.ts';
import { spaceChanges, spaceLimits } from './space-changes.ts';

describe('spaceChanges', () => {
  const before = { name: 'Production', description: 'Live systems' };

  it('sends only what differs', () => {
    expect(spaceChanges(before, { ...before, name: ' Staging ' })).toEqual({ name: 'Staging' });
    expect(spaceChanges(before, { ...before, description: 'New' })).toEqual({ description: 'New' });
  });

  it('is empty when nothing but blanks was typed', () => {
    expect(spaceChanges(before, { name: 'Production ', description: ' Live systems' })).toEqual({});
  });
});

describe('spaceLimits', () => {
  const body = (name: number, description: number) =>
    CreateSpaceBody.safeParse({ name: 'n'.repeat(name), description: 'd'.repeat(description) }).success;

  it('are those of the contract', () => {
    expect(body(spaceLimits.name, spaceLimits.description)).toBe(true);
    expect(body(spaceLimits.name + 1, 1)).toBe(false);
    expect(body(1, spaceLimits.description + 1)).toBe(false);
  });
});
