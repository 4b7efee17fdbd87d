import { expect, it } from 'vitest';
import { readRedisUrl } from './redis-url.ts';

it.each([
  ['redis://localhost', { kind: 'single', hosts: [{ host: 'localhost', port: 6379 }], tls: false }],
  [
    'rediss://app:p%40ss:word@redis.example.org:6380/2',
    {
      kind: 'single',
      hosts: [{ host: 'redis.example.org', port: 6380 }],
      tls: true,
      username: 'app',
      password: 'p@ss:word',
      database: 2,
    },
  ],
  [
    'redis://:secret@a,b:26380,[::1]:26381/0?sentinel=main',
    {
      kind: 'sentinel',
      hosts: [
        { host: 'a', port: 26379 },
        { host: 'b', port: 26380 },
        { host: '::1', port: 26381 },
      ],
      tls: false,
      password: 'secret',
      database: 0,
      master: 'main',
    },
  ],
  [
    'redis://a?sentinel=main&sentinel-login=reader:p%40ss:w+rd%25',
    {
      kind: 'sentinel',
      hosts: [{ host: 'a', port: 26379 }],
      tls: false,
      master: 'main',
      sentinelLogin: { username: 'reader', password: 'p@ss:w+rd%' },
    },
  ],
  [
    'redis://a?sentinel=main&sentinel-login=:secret',
    {
      kind: 'sentinel',
      hosts: [{ host: 'a', port: 26379 }],
      tls: false,
      master: 'main',
      sentinelLogin: { password: 'secret' },
    },
  ],
  [
    'redis://a:7000,b:7001?cluster',
    {
      kind: 'cluster',
      hosts: [
        { host: 'a', port: 7000 },
        { host: 'b', port: 7001 },
      ],
      tls: false,
    },
  ],
])('reads %s', (url, address) => {
  expect(readRedisUrl(url)).toEqual(address);
});

it.each([
  'localhost:6379',
  'http://localhost',
  'redis://',
  'redis://a,b',
  'redis://a:0',
  'redis://a:99999',
  'redis://a?sentinel=',
  'redis://a?cluster&sentinel=x',
  'redis://a/1?cluster',
  'redis://a?other=1',
  'redis://a?sentinel-login=:secret',
  'redis://a?cluster&sentinel-login=:secret',
  'redis://a b',
  'redis://a:%zz@b',
])('does not read %s', (url) => {
  expect(readRedisUrl(url)).toBeUndefined();
});
