import { describe, expect, it } from 'vitest';
import { clusterChanges, identityOf } from './cluster-changes.ts';

const before = { name: 'prod', description: 'Live systems' };

describe('clusterChanges', () => {
  it('sends only what differs', () => {
    expect(clusterChanges(before, { ...before, name: ' prod-2 ' })).toEqual({ name: 'prod-2' });
    expect(clusterChanges(before, { ...before, description: 'New' })).toEqual({ description: 'New' });
  });

  it('takes a description away by an empty one', () => {
    expect(clusterChanges(before, { ...before, description: ' ' })).toEqual({ description: '' });
  });

  it('is empty when nothing but blanks was typed', () => {
    expect(clusterChanges(before, { name: 'prod ', description: ' Live systems' })).toEqual({});
  });
});

describe('identityOf', () => {
  it('has an empty description where the region leaves it out', () => {
    const id = '6f1c7a52-0000-4000-8000-000000000001';
    expect(identityOf({ id, name: 'prod' })).toEqual({ name: 'prod', description: '' });
  });
});
