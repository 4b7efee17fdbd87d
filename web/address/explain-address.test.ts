import { describe, expect, it } from 'vitest';
import { explainQuery, questionFrom } from './explain-address.ts';

const id = '3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b';

describe('the address of an explanation', () => {
  it('leads back to the question', () => {
    const question = { subject: { type: 'users', id }, permission: 'iam.user.get', resource: 'a/b c' } as const;
    expect(questionFrom(new URLSearchParams(explainQuery(question)))).toEqual(question);
  });

  it.each(['', 'subjectType=users', `subjectType=robots&subjectId=${id}`, 'subjectType=users&subjectId=x'])(
    'asks about nobody when it says "%s"',
    (text) => {
      expect(questionFrom(new URLSearchParams(text))).toEqual({ subject: undefined, permission: '', resource: '' });
    },
  );
});
