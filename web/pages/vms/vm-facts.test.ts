import { describe, expect, it } from 'vitest';
import { isChanging, isPossible, lacksRootVolume, sizeOf, volumesOf, type VmAction } from './vm-facts.ts';

describe('what can be done to a machine', () => {
  const actions: readonly VmAction[] = ['start', 'stop', 'reboot', 'delete'];

  it.each([
    ['pending', ['delete']],
    ['running', ['stop', 'reboot', 'delete']],
    ['stopping', ['delete']],
    ['stopped', ['start', 'delete']],
    ['shutting-down', []],
    ['terminated', []],
  ])('in the state %s', (state, possible) => {
    expect(actions.filter((action) => isPossible(action, { state }))).toEqual(possible);
  });

  it('is for the region to say in a state that is newer than the console', () => {
    expect(actions.every((action) => isPossible(action, { state: 'quarantine' }))).toBe(true);
  });
});

it('knows the states that end by themselves', () => {
  const states = ['pending', 'running', 'stopping', 'stopped', 'shutting-down', 'terminated', 'quarantine'];
  expect(states.filter((state) => isChanging({ state }))).toEqual(['pending', 'stopping', 'shutting-down']);
});

describe('the system volume', () => {
  const mapping = (deviceName: string) => ({ deviceName });

  it('is missing when nothing is attached as the root device', () => {
    expect(lacksRootVolume({ blockDeviceMappings: [] })).toBe(true);
    expect(lacksRootVolume({ blockDeviceMappings: [mapping('/dev/sdb')] })).toBe(true);
    expect(lacksRootVolume({ rootDeviceName: '/dev/xvda', blockDeviceMappings: [mapping('/dev/sda1')] })).toBe(true);
  });

  it('is there when something is, and not said to be missing where the region keeps silent', () => {
    expect(lacksRootVolume({ blockDeviceMappings: [mapping('/dev/sda1')] })).toBe(false);
    expect(lacksRootVolume({})).toBe(false);
  });
});

it('reads vCPU and memory from a type', () => {
  expect(sizeOf('ns-eco6-2c4r')).toEqual({ cpu: 2, memory: 4 });
  expect(sizeOf('ns-cus6-48c192r')).toEqual({ cpu: 48, memory: 192 });
});

it.each([undefined, '', 'LARGE', 'ns-eco6-2c4r-gpu', 'c4r'])('claims no size for %s', (type) => {
  expect(sizeOf(type)).toBeUndefined();
});

it('lists volumes with what is known of them', () => {
  const blockDeviceMappings = [
    { deviceName: '/dev/sda1', bsu: { volumeId: 'vol-1', state: 'attached' } },
    { deviceName: '/dev/sdb', bsu: 7 },
    { deviceName: '/dev/sdc' },
  ];
  expect(volumesOf({ blockDeviceMappings })).toEqual([
    { device: '/dev/sda1', volumeId: 'vol-1', state: 'attached' },
    { device: '/dev/sdb', volumeId: undefined, state: undefined },
    { device: '/dev/sdc', volumeId: undefined, state: undefined },
  ]);
});
