import { expect, it } from 'vitest';
import { aclQuery, aclQuestionFrom, type AclQuestion } from './acl-address.ts';

const id = '5e3c1f52-7a0d-4b4e-9a53-0d3c7b1f9e11';
const cluster = { service: 'kubernetes', resource: 'cluster' };

it.each<AclQuestion>([
  { pair: undefined, whose: 'everybody', resourceId: '' },
  { pair: 'all', whose: 'users', resourceId: '' },
  { pair: cluster, whose: 'serviceAccounts', resourceId: 'vpc-1' },
  { pair: cluster, whose: { type: 'users', id }, resourceId: id },
])('reads back the question %j', (question) => {
  expect(aclQuestionFrom(aclQuery(question))).toEqual(question);
});

it.each([
  ['service=kubernetes', undefined, 'everybody'],
  ['service=a%20b&resource=c', undefined, 'everybody'],
  ['kind=some&whose=groups', undefined, 'everybody'],
  ['kind=all&whose=users:nobody', 'all', 'everybody'],
])('takes what is unreadable in %s for not given', (text, pair, whose) => {
  expect(aclQuestionFrom(new URLSearchParams(text))).toMatchObject({ pair, whose });
});
