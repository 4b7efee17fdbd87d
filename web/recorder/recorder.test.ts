/** What is kept of a call, and what never. */
import { expect, it } from 'vitest';
import { operations } from '#shared/contract/catalogue.ts';
import { callsMade } from '#web/api/calls-made.ts';
import { beginAnew, forgetCalls, keepRegions, mostCalls, recording, startRecorder } from './recorder.ts';

const secret = 'c0ffee00-0000-4000-8000-00000000cafe';
const made = (operation: (typeof operations)[number][0], at: number, region = 'eu-std-1') => ({
  region,
  operation,
  args: { path: { spaceId: 's' }, body: { name: 'one' } },
  at,
  ms: 3,
  answer: new Response(null, { status: 201, headers: { 'X-Request-Id': `request ${at}` } }),
});

it('keeps nothing of an answer that the catalogue calls a credential, whatever it is called in it', () => {
  callsMade.hear(made('GetRoleSpace', 1), { uuid: secret });
  startRecorder();
  for (const [operation, { credential, method }] of operations) {
    forgetCalls();
    callsMade.hear(made(operation, 2), { harmless: secret, inner: [{ id: secret }] });
    const isKept = JSON.stringify(recording.read().calls).includes(secret);
    expect(isKept, operation).toBe(method !== 'GET' && credential === undefined);
  }
});

it('keeps nothing of what is sent where a credential other than a bearer token is', () => {
  startRecorder();
  forgetCalls();
  const sent = { ...made('Token', 1), args: { body: { client_secret: secret }, query: { code: secret } } };
  callsMade.hear(sent, { access_token: secret });
  expect(JSON.stringify(recording.read().calls)).not.toContain(secret);
  expect(recording.read().calls).toHaveLength(1);
});

it('keeps a placeholder of what is sent and may hold a secret, and the rest', () => {
  startRecorder();
  forgetCalls();
  const body = { imageId: 'ami-1', UserData: secret, userData: secret };
  callsMade.hear({ ...made('CreateVms', 1), args: { path: { spaceId: 's' }, body } });
  expect(recording.read().calls[0]?.args.body).toEqual({
    imageId: 'ami-1',
    UserData: '<UserData>',
    userData: '<userData>',
  });
});

it('keeps the latest calls, in the order in which they were sent, and forgets regions and everything when told', () => {
  startRecorder();
  forgetCalls();
  for (let at = mostCalls + 5; at > 0; at -= 1)
    callsMade.hear(made('GetRoleSpace', at, at === 50 ? 'eu-snc-1' : undefined));
  const { calls, isCut } = recording.read();
  expect(isCut).toBe(true);
  expect(calls.map(({ at }) => at)).toEqual(calls.map((_, index) => index + 6));
  expect(calls[0]).toMatchObject({ status: 201, requestId: 'request 6', ms: 3 });
  keepRegions(['eu-std-1']);
  expect(recording.read().calls).toHaveLength(mostCalls - 1);
  beginAnew();
  expect(recording.read().calls).toHaveLength(mostCalls - 1);
  forgetCalls();
  expect(recording.read().calls).toEqual([]);
});

it('keeps what was changed, however much was read since', () => {
  startRecorder();
  forgetCalls();
  callsMade.hear(made('CreateRoleSpace', 1));
  for (let at = 2; at < mostCalls + 20; at += 1) callsMade.hear(made('GetRoleSpace', at));
  const { calls, isCut } = recording.read();
  expect(calls.map(({ operation }) => operation).slice(0, 2)).toEqual(['CreateRoleSpace', 'GetRoleSpace']);
  expect(calls).toHaveLength(mostCalls + 1);
  expect(isCut).toBe(true);
});
