import { expect, it } from 'vitest';
import { aclQuestionFrom } from './acl-address.ts';
import { parseGrants } from './grant-request.ts';
import { aclLink, draftFrom, grantLink, likeRoleFrom, likeRoleLink, roleLink } from './change-links.ts';

const id = '5e3c1f52-7a0d-4b4e-9a53-0d3c7b1f9e11';
const scope = { region: 'eu-std-1', kind: 'space', id } as const;
const subject = { type: 'users', id } as const;
const queryOf = (address: string) => new URL(address, 'https://console.example').searchParams;

it('leads to the change of a policy, prepared', () => {
  const link = grantLink(scope, subject, { add: ['iam.user.get'], remove: [id] });
  expect(link).toMatch(`/eu-std-1/spaces/${id}/users/${id}/access?`);
  expect(parseGrants(queryOf(link).get('grant') ?? '')).toEqual({ add: ['iam.user.get'], remove: [id] });
});

it('leads to the ACLs of one on a resource, and to giving one', () => {
  const query = queryOf(aclLink(scope, subject, 'kubernetes.cluster.get', 'c 1', 'give'));
  const pair = { service: 'kubernetes', resource: 'cluster' };
  expect(aclQuestionFrom(query)).toEqual({ pair, whose: subject, resourceId: 'c 1' });
  expect(query.has('give')).toBe(true);
  expect(queryOf(aclLink(scope, subject, 'kubernetes.cluster.get', 'c1', 'show')).has('give')).toBe(false);
});

it('leads to a role with permissions to give and to take chosen, and to nothing chosen otherwise', () => {
  const other = '6f4d2063-8b1e-4c5f-8b64-1e4d8c2a0f22';
  const text = queryOf(roleLink(scope, id, { add: [id], remove: [other] })).get('change') ?? '';
  expect(draftFrom(text)).toEqual(
    new Map([
      [id, true],
      [other, false],
    ]),
  );
  for (const said of ['', id]) expect(draftFrom(said)).toBeUndefined();
});

it('leads to a role that is made like one of its own place or of another one, and to nothing that is no role', () => {
  const other = '6f4d2063-8b1e-4c5f-8b64-1e4d8c2a0f22';
  const wishOf = (address: string) => queryOf(address).get('change') ?? '';
  for (const place of [scope, { region: 'eu-snc-1', kind: 'organisation', id: other } as const]) {
    const like = { scope: place, uuid: other };
    expect(likeRoleFrom(scope, wishOf(likeRoleLink({ scope, uuid: id }, like)))).toEqual(like);
  }
  for (const text of ['', 'draft', `/eu-snc-1/spaces/${id}/users/${id}`, `/eu-snc-1/spaces/${id}/roles/new`]) {
    expect(likeRoleFrom(scope, text)).toBeUndefined();
  }
});
