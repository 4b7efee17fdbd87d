import { describe, expect, it } from 'vitest';
import { checkedReturnTo } from './return-to.ts';

const origin = 'https://console.example';

describe('the way back after signing in', () => {
  it.each([
    ['/eu-std-1/spaces/1/users?q=ada#top', '/eu-std-1/spaces/1/users?q=ada#top'],
    ['/', '/'],
    [null, '/'],
    ['', '/'],
    ['//other.example/x', '/'],
    ['/\\other.example', '/'],
    ['/\t/other.example', '/'],
    ['https://other.example/', '/'],
    ['https://console.example/x', '/'],
    ['javascript:alert(1)', '/'],
    ['/.//other.example', '/'],
    ['/sign-in?returnTo=%2F', '/'],
    ['/api/session', '/'],
    ['/assets/x.js', '/'],
    ['/../api/session', '/'],
  ])('%s leads to %s', (value, expected) => {
    expect(checkedReturnTo(value, origin)).toBe(expected);
  });
});
