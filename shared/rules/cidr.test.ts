import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesIn, cidrFaultOf, freeNetworks, hasRecommendedPrefix, isNetwork, overlap } from './cidr.ts';

describe('cidr', () => {
  it.each([
    ['10.20.0.0/16', true],
    ['0.0.0.0/0', true],
    ['2001:db8::/32', true],
    ['10.20.0.1/16', false],
    ['10.20.0.0/33', false],
    ['10.20.0.0', false],
    ['10.20.0/16', false],
    ['', false],
    ['network', false],
  ])('%s is a network: %s', (text, expected) => {
    expect(isNetwork(text)).toBe(expected);
  });

  it('recommends prefixes from /16 to /20', () => {
    expect(['10.0.0.0/15', '10.0.0.0/16', '10.0.0.0/20', '10.0.0.0/21'].map(hasRecommendedPrefix)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['10.20.0.0/16', '10.20.128.0/20', true],
    ['10.20.128.0/20', '10.20.0.0/16', true],
    ['10.20.0.0/16', '10.21.0.0/16', false],
    ['10.20.0.0/16', '2001:db8::/32', false],
  ])('%s and %s overlap: %s', (left, right, expected) => {
    expect(overlap(left, right)).toBe(expected);
  });
});

describe('cidrFaultOf', () => {
  it.each([
    ['10.99.0.5/16', { kind: 'hostBits', network: '10.99.0.0/16' }],
    ['2001:db8::7/32', { kind: 'hostBits', network: '2001:db8::/32' }],
    ['10.99.0.0', { kind: 'prefixMissing', network: '10.99.0.0/16' }],
    ['10.99.3.0/', { kind: 'prefixMissing', network: '10.99.0.0/16' }],
    ['2001:db8::', { kind: 'prefixMissing' }],
    ['10.99.0.0/33', { kind: 'prefix', most: 32 }],
    ['10.99.0.0/sixteen', { kind: 'prefix', most: 32 }],
    ['10.99.0.0/016', { kind: 'prefix', most: 32 }],
    ['10.99.0.0/16/8', { kind: 'prefix', most: 32 }],
    ['2001:db8::/129', { kind: 'prefix', most: 128 }],
    ['10.99.0/16', { kind: 'address' }],
    ['10.99.0.256/16', { kind: 'address' }],
    ['010.99.0.0/16', { kind: 'address' }],
    ['network', { kind: 'address' }],
    ['', { kind: 'address' }],
  ])('%j: %j', (text, fault) => {
    expect(cidrFaultOf(text)).toEqual(fault);
  });

  it('offers nothing but networks that hold the address and are accepted', () => {
    const address = fc.oneof(fc.ipV4(), fc.ipV6());
    fc.assert(
      fc.property(address, fc.option(fc.integer({ min: 0, max: 128 })), (host, prefix) => {
        const fault = cidrFaultOf(prefix === null ? host : `${host}/${prefix}`);
        if (fault?.network === undefined) return;
        expect(isNetwork(fault.network)).toBe(true);
        const whole = host.includes(':') ? 128 : 32;
        expect(overlap(fault.network, `${host}/${whole}`)).toBe(true);
      }),
    );
  });
});

describe('addressesIn', () => {
  it.each([
    ['10.21.0.0/18', 16_384],
    ['10.20.0.0/16', 65_536],
    ['192.168.1.7/32', 1],
    ['0.0.0.0/0', 4_294_967_296],
    ['fd00::/8', undefined],
    ['10.20.0.1/16', undefined],
    ['10.20.0.0', undefined],
    ['network', undefined],
  ])('of %s are %s', (text, count) => {
    expect(addressesIn(text)).toBe(count);
  });
});

describe('free networks', () => {
  it('are those that overlap with none that is taken, whatever its size', () => {
    expect(freeNetworks(['10.20.0.0/16', '10.21.64.0/18', 'a network', 'fd00::/8'], 2)).toEqual([
      '10.22.0.0/16',
      '10.23.0.0/16',
    ]);
  });

  it('are offered from all of 10.0.0.0/8 before there are none', () => {
    expect(freeNetworks(['10.0.0.0/12', '10.16.0.0/12', '10.32.0.0/11', '10.128.0.0/9'], 99).length).toBe(64);
    expect(freeNetworks(['10.0.0.0/8'], 3)).toEqual([]);
  });
});
