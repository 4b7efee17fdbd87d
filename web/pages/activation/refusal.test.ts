import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#web/api/api-problem.ts';
import { clockDistance, refusalOf, type Refusal } from './refusal.ts';

const region = (fragment: string, status: number, members: object = {}) =>
  new ApiProblem('POST', status, { type: `urn:numspot:errors#${fragment}`, title: 'No', status, ...members });

describe('a refused step', () => {
  it.each<[string, Refusal]>([
    ['link_expired', { kind: 'ended', end: 'expired' }],
    ['link_used', { kind: 'ended', end: 'used' }],
    ['link_superseded', { kind: 'ended', end: 'superseded' }],
    ['link_exhausted', { kind: 'ended', end: 'exhausted' }],
  ])('%s ends the way in both steps', (fragment, refusal) => {
    expect(refusalOf(region(fragment, 410), 'open')).toEqual(refusal);
    expect(refusalOf(region(fragment, 410), 'complete')).toEqual(refusal);
  });

  it('an unknown link ends the first step, and starts the second one again', () => {
    const unknown = region('link_unknown', 404);
    expect(refusalOf(unknown, 'open')).toEqual({ kind: 'ended', end: 'unknown' });
    expect(refusalOf(unknown, 'complete')).toEqual({ kind: 'startAgain', why: 'openedElsewhere' });
    expect(refusalOf(region('step_expired', 410), 'complete')).toEqual({ kind: 'startAgain', why: 'tookTooLong' });
  });

  it('tells the tries left, and by how much a clock is off', () => {
    const wrong = region('wrong_code', 400, { triesLeft: 3 });
    expect(refusalOf(wrong, 'open')).toEqual({ kind: 'wrongCode', triesLeft: 3 });
    const off = region('clock_off', 400, { clockOffSeconds: -60 });
    expect(refusalOf(off, 'complete')).toEqual({ kind: 'clockOff', seconds: -60 });
    expect(clockDistance(-60)).toEqual({ unit: 'seconds', count: 60 });
    expect(clockDistance(570)).toEqual({ unit: 'minutes', count: 10 });
  });

  it.each<[string, Refusal]>([
    ['flow', { kind: 'ended', end: 'unknown' }],
    ['code', { kind: 'wrongCode' }],
    ['password', { kind: 'weakPassword' }],
    ['totp', { kind: 'wrongTotp' }],
    ['region', { kind: 'failed' }],
  ])('a refused %s is said where it belongs', (field, refusal) => {
    const invalid = region('invalid_parameter', 400, { violations: [{ field, description: 'no' }] });
    expect(refusalOf(invalid, 'complete')).toEqual(refusal);
  });

  it('says when to try again, and of anything else the id to quote', () => {
    const headers = new Headers({ 'Retry-After': '610', 'X-Request-Id': 'r-1' });
    const many = new ApiProblem('POST', 429, { type: 'urn:portico:errors#too_many_attempts', title: 'No' }, headers);
    expect(refusalOf(many, 'open')).toEqual({ kind: 'tooMany', minutes: 11 });
    const down = new ApiProblem('POST', 503, { type: 'urn:portico:errors#region_unreachable', title: 'No' }, headers);
    expect(refusalOf(down, 'open')).toEqual({ kind: 'failed', requestId: 'r-1' });
    expect(refusalOf(new TypeError('x'), 'open')).toEqual({ kind: 'failed' });
  });
});
