import { describe, expect, it } from 'vitest';
import type { AccessFacts, AclGrant } from '#shared/rules/access.ts';
import type { AccessKnowledge, Gap } from '#shared/rules/access-knowledge.ts';
import type { AclEntry } from '#web/access/acl-entry.ts';
import { previewAcls } from './acl-preview.ts';

const permissionId = '11111111-0000-4000-8000-000000000000';
const permission = 'kubernetes.cluster.get';
const names = new Map([[permissionId, permission]]);
const cluster = { service: 'kubernetes', resource: 'cluster' };
const entry = (resourceId: string, subresource?: string): AclEntry => ({
  subject: { type: 'users', id: '22222222-0000-4000-8000-000000000000' },
  item: { permissionId, ...cluster, resourceId, ...(subresource !== undefined && { subresource }) },
});
const acl = (resourceId: string): AclGrant => ({ level: 'space', permission, ...cluster, resourceId });
const known = (facts: Partial<AccessFacts>, gaps: readonly Gap[] = []): AccessKnowledge => ({
  facts: { assignedToSpace: true, policies: [], acls: [], granular: [], ownerships: [], ...facts },
  gaps: [...gaps, { kind: 'ownership' }],
});
const outcomes = (...args: Parameters<typeof previewAcls>) => previewAcls(...args).map(({ outcome }) => outcome);

describe('the preview of ACLs', () => {
  it('tells what is gained from what a role gives on everything', () => {
    const role = { uuid: 'r', name: 'Kubernetes Viewer' };
    expect(previewAcls('create', [entry('a')], names, 'space', known({}))).toMatchObject([
      { outcome: 'gained', paths: [] },
    ]);
    const [kept] = previewAcls(
      'create',
      [entry('a')],
      names,
      'space',
      known({ policies: [{ level: 'space', permission, role }] }),
    );
    expect(kept).toMatchObject({ outcome: 'kept', paths: [{ kind: 'role', name: 'Kubernetes Viewer' }] });
  });

  it('says that a deletion takes away the last way, and only that', () => {
    const direct = known({ acls: [acl('a')], policies: [{ level: 'space', permission }] });
    expect(outcomes('delete', [entry('a'), entry('b')], names, 'space', known({ acls: [acl('a'), acl('b')] }))).toEqual(
      ['lost', 'lost'],
    );
    expect(outcomes('delete', [entry('a')], names, 'space', direct)).toEqual(['kept']);
  });

  it('keeps the right of an ACL of which another with a subresource stays', () => {
    const twice = known({ acls: [acl('a'), acl('a')] });
    expect(outcomes('delete', [entry('a')], names, 'space', twice)).toEqual(['kept']);
    expect(outcomes('delete', [entry('a'), entry('a', 'x')], names, 'space', twice)).toEqual(['lost', 'lost']);
  });

  it('counts nothing in a space that the subject is not assigned to', () => {
    expect(outcomes('create', [entry('a')], names, 'space', known({ assignedToSpace: false }))).toEqual(['inert']);
  });

  it('does not claim what an unread policy could change, nor about a permission without a name', () => {
    const unread: Gap = { kind: 'policy', level: 'space' };
    expect(outcomes('create', [entry('a')], names, 'space', known({}, [unread]))).toEqual(['uncertain']);
    expect(outcomes('delete', [entry('a')], names, 'space', known({ acls: [acl('a')] }, [unread]))).toEqual([
      'uncertain',
    ]);
    expect(outcomes('create', [entry('a')], new Map(), 'space', known({}))).toEqual(['uncertain']);
  });
});
