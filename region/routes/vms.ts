/** Virtual machines of a space (contract 4.3, behaviours B11.1 to B11.3 and B8.8). */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { CreateVmsBody, Vm } from '#shared/contract/platform/vms.ts';
import { moveVm, startingVm, vmStateAt, type VmMove } from '#region/engine/vm-lifecycle.ts';
import type { SomeHandlers, RegionRequest } from '#region/handler/handler.ts';
import { conflict, notFound } from '#region/request/problem.ts';
import { recordOwnership } from '#region/store/access.ts';
import type { Connection } from '#region/store/database.ts';
import { countVms, findVm, insertVms, listVms, updateVm, type VmRow } from '#region/store/vms.ts';
import type { RegionContext } from '#region/handler/region-context.ts';
import { timestamp } from '#region/handler/answers.ts';

const rootDevice = '/dev/sda1';
const defaultType = 'ns-eco6-2c4r';
/** Assumed limit of a space. */
const mostVms = 200;

type VmRequest = Pick<RegionRequest<'RebootVm'>, 'connection' | 'path' | 'context'>;

export const vmHandlers = {
  /** As many as fit, up to the asked number; none when fewer than the asked minimum fit (behaviours B11.3). */
  async CreateVms({ connection, caller, path, body, context }) {
    const { spaceId } = path;
    const least = body.minVMsCount ?? body.minVmsCount ?? 1;
    const most = body.maxVMsCount ?? body.maxVmsCount ?? least;
    const room = mostVms - (await countVms(connection, spaceId, context.clock.now()));
    if (room < least) throw conflict(`There is room for ${Math.max(room, 0)} more virtual machines in this space.`);
    const vms = launch(spaceId, body, Math.min(most, room), context);
    await insertVms(connection, vms);
    for (const { id } of vms) {
      await recordOwnership(connection, caller, spaceId, { service: 'compute', resource: 'vm', resourceId: id });
    }
    return vmReply(vms[0] as VmRow, context);
  },

  async ListVms({ connection, path, query, reach, context }) {
    const filter = { reach, states: query.vmStates };
    const rows = await listVms(connection, path.spaceId, filter, context.clock.now());
    return { items: rows.map((row) => vmReply(row, context)) };
  },

  async GetVm({ connection, path, context }) {
    return vmReply(await requireVm(connection, path), context);
  },

  async StartVm(request) {
    const { connection, path, context } = request;
    const vm = await requireVm(connection, path);
    if (vmStateAt(vm, context.clock.now()) === 'stopped' && vm.root_volume_id === null) {
      throw conflict(`The system volume is missing: no volume is attached as ${rootDevice}, the root device.`);
    }
    return change(request, vm, 'start');
  },

  async StopVm(request) {
    const vm = await requireVm(request.connection, request.path);
    return change(request, vm, request.body?.forceStop === true ? 'forceStop' : 'stop');
  },

  /** A machine stays running through it. */
  async RebootVm({ connection, path, context }) {
    const vm = await requireVm(connection, path);
    const state = vmStateAt(vm, context.clock.now());
    if (state !== 'running') throw conflict(`Virtual machine ${vm.id} is ${state}, not running.`);
    return undefined;
  },

  async DeleteVm(request) {
    await change(request, await requireVm(request.connection, request.path), 'delete');
    return undefined;
  },
} satisfies SomeHandlers;

async function requireVm(connection: Connection, { spaceId, id }: VmRequest['path']): Promise<VmRow> {
  const vm = await findVm(connection, spaceId, id);
  if (vm === undefined) throw notFound('resource_not_found', `virtual machine ${id}`);
  return vm;
}

async function change({ connection, context }: VmRequest, vm: VmRow, move: VmMove) {
  const now = context.clock.now();
  const previousState = vmStateAt(vm, now);
  const moved = moveVm(move, vm, now, context.timeScale);
  if (moved === 'impossible') throw conflict(`Virtual machine ${vm.id} is ${previousState}.`);
  if (moved === 'unchanged') return { id: vm.id, currentState: previousState, previousState };
  await updateVm(connection, vm.id, moved);
  return { id: vm.id, currentState: moved.state, previousState };
}

const hexId = (prefix: string): string => `${prefix}-${randomBytes(4).toString('hex')}`;

/** Machines of one request, all in one network. The seed's spelling of a field wins over the public one. */
function launch(spaceId: string, body: z.output<typeof CreateVmsBody>, count: number, context: RegionContext): VmRow[] {
  const now = context.clock.now();
  const shared = {
    space_id: spaceId,
    type: body.vmType ?? body.type ?? defaultType,
    image_id: body.imageId,
    keypair_name: body.KeypairName ?? body.keypairName ?? null,
    public_ip: null,
    subnet_id: body.subnetId ?? hexId('subnet'),
    vpc_id: hexId('vpc'),
    reservation_id: hexId('r'),
    ...startingVm(now, context.timeScale),
    created_on: now,
  };
  const [network = 0, host = 0] = randomBytes(2);
  return Array.from({ length: count }, (_, index) => ({
    ...shared,
    id: hexId('i'),
    private_ip: `10.0.${network}.${((host + index) % 250) + 4}`,
    root_volume_id: hexId('vol'),
    launch_number: index,
  }));
}

function vmReply(vm: VmRow, context: RegionContext): z.output<typeof Vm> {
  const creationDate = timestamp(vm.created_on);
  const { root_volume_id: volumeId } = vm;
  const bsu = { volumeId, state: 'attached', linkDate: creationDate, deleteOnVmDeletion: true };
  return {
    id: vm.id,
    state: vmStateAt(vm, context.clock.now()),
    type: vm.type,
    imageId: vm.image_id,
    ...(vm.keypair_name !== null && { keypairName: vm.keypair_name }),
    creationDate,
    privateIp: vm.private_ip,
    ...(vm.public_ip !== null && { publicIp: vm.public_ip }),
    subnetId: vm.subnet_id,
    vpcId: vm.vpc_id,
    rootDeviceName: rootDevice,
    rootDeviceType: 'bsu',
    blockDeviceMappings: volumeId === null ? [] : [{ deviceName: rootDevice, bsu }],
    placement: { availabilityZoneName: `${context.name}a`, tenancy: 'default' },
    architecture: 'x86_64',
    osFamily: 'linux',
    launchNumber: vm.launch_number,
    reservationId: vm.reservation_id,
  };
}
