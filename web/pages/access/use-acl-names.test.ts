import { expect, it } from 'vitest';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { NameOfResource } from '#web/access/use-resource-names.ts';
import { itemsByResource, labelOf } from './use-acl-names.ts';

const front = '0b0f7e1c-2f43-4c7e-9d1f-aaaaaaaaaaaa';
const other = '5d2c4a10-2f43-4c7e-9d1f-111111111111';
const acl = (resourceId: string): AclItem => ({
  permissionId: 'p',
  service: 'kubernetes',
  resource: 'cluster',
  resourceId,
});
const itemOf = itemsByResource([acl(front), acl(other)]);
const nameOf: NameOfResource = ({ resourceId }) => (resourceId === front ? 'front' : undefined);
const labelled = (id: string, names = nameOf) => labelOf(itemOf(id), names, id);

it('calls a resource by its name, in whatever case its id is written', () => {
  expect(labelled(front)).toBe('front');
  expect(labelled(front.toUpperCase())).toBe('front');
});

it('calls by its id what has no name that can be read, and what no ACL is about', () => {
  expect(labelled(other)).toMatch(/^5d2c4a10/);
  expect(labelled('bucket/a')).toBe('bucket/a');
});

it('marks what a name would turn around', () => {
  const turned = labelled(front, () => 'a\u202Eb');
  expect(turned).not.toContain('\u202E');
});
