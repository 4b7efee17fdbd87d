/** What a machine's record says, where regions leave things out, and what can be done to it in which state. */
import type { Vm } from '#shared/contract/platform/vms.ts';

export type VmAction = 'start' | 'stop' | 'reboot' | 'delete';

const possibleIn: Readonly<Record<VmAction, readonly string[]>> = {
  start: ['stopped'],
  stop: ['running'],
  reboot: ['running'],
  delete: ['pending', 'running', 'stopping', 'stopped'],
};

/** The states whose moves are known (behaviours B11.1). */
const known: ReadonlySet<string> = new Set([
  'pending',
  'running',
  'stopping',
  'stopped',
  'shutting-down',
  'terminated',
]);

/** Whether the state allows an action; in states newer than ours the region decides. */
export function isPossible(action: VmAction, { state }: Pick<Vm, 'state'>): boolean {
  return !known.has(state) || possibleIn[action].includes(state);
}

/** Whether the state will change by itself. */
export function isChanging({ state }: Pick<Vm, 'state'>): boolean {
  return ['pending', 'stopping', 'shutting-down'].includes(state);
}

/** The device a machine starts from (contract 4.3). */
export function rootDeviceOf({ rootDeviceName = '/dev/sda1' }: Pick<Vm, 'rootDeviceName'>): string {
  return rootDeviceName;
}

/** Whether the record says that nothing is attached as the device the machine starts from. */
export function lacksRootVolume(vm: Pick<Vm, 'rootDeviceName' | 'blockDeviceMappings'>): boolean {
  const { blockDeviceMappings } = vm;
  return (
    blockDeviceMappings !== undefined && !blockDeviceMappings.some(({ deviceName }) => deviceName === rootDeviceOf(vm))
  );
}

export interface VmSize {
  /** vCPU. */
  readonly cpu: number;
  /** GiB. */
  readonly memory: number;
}

/** What a type such as `ns-eco6-2c4r` stands for; undefined for names of another make. */
export function sizeOf(type = ''): VmSize | undefined {
  const [, cpu, memory] = /-(\d{1,3})c(\d{1,4})r$/.exec(type) ?? [];
  return cpu === undefined ? undefined : { cpu: Number(cpu), memory: Number(memory) };
}

export interface Attached {
  readonly device: string;
  readonly volumeId: string | undefined;
  readonly state: string | undefined;
}

/** The volumes of a machine, as far as the region tells. */
export function volumesOf({ blockDeviceMappings = [] }: Pick<Vm, 'blockDeviceMappings'>): readonly Attached[] {
  return blockDeviceMappings.map(({ deviceName, bsu }) => {
    const { volumeId, state } = (bsu ?? {}) as { readonly volumeId?: unknown; readonly state?: unknown };
    return { device: deviceName, volumeId: textOf(volumeId), state: textOf(state) };
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
