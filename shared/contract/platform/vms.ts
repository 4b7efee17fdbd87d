/** Virtual machines (contract 4.3, schemas 10, behaviours B11.1 to B11.3). */
import { z } from 'zod';
import { decodedSize } from '#shared/rules/base64.ts';
import type { Operation } from '../operation.ts';

/** 500 KiB, once decoded (contract 8). */
export const maximumUserData = 512_000;

export const Vm = z.looseObject({
  id: z.string(),
  state: z.string(),
  type: z.string().optional(),
  imageId: z.string().optional(),
  keypairName: z.string().optional(),
  creationDate: z.iso.datetime().optional(),
  privateIp: z.string().optional(),
  publicIp: z.string().optional(),
  subnetId: z.string().optional(),
  vpcId: z.string().optional(),
  rootDeviceName: z.string().optional(),
  rootDeviceType: z.string().optional(),
  blockDeviceMappings: z.array(z.looseObject({ deviceName: z.string() })).optional(),
});
export type Vm = z.infer<typeof Vm>;

/** Answer to a start or stop, accepted or unnecessary. */
export const VmStateChange = z.looseObject({ id: z.string(), currentState: z.string(), previousState: z.string() });

const userData = z.string().superRefine((text, context) => {
  const size = decodedSize(text);
  if (size === undefined) context.addIssue({ code: 'custom', message: 'must be Base64' });
  else if (size > maximumUserData)
    context.addIssue({ code: 'custom', message: 'must be at most 500 KiB once decoded' });
});
const count = z.int().min(1).max(1_000);

/** The specification's spelling; regions also take the public one (schemas 14, row 6), which counts when it is alone. */
export const CreateVmsBody = z
  .object({
    imageId: z.string().min(1).max(255),
    KeypairName: z.string().min(1).max(255).optional(),
    keypairName: z.string().min(1).max(255).optional(),
    vmType: z.string().min(1).max(64).optional(),
    type: z.string().min(1).max(64).optional(),
    minVMsCount: count.optional(),
    minVmsCount: count.optional(),
    maxVMsCount: count.optional(),
    maxVmsCount: count.optional(),
    UserData: userData.optional(),
    userData: userData.optional(),
    subnetId: z.string().min(1).max(255).optional(),
  })
  .superRefine((body, context) => {
    const least = body.minVMsCount ?? body.minVmsCount ?? 1;
    const most = body.maxVMsCount ?? body.maxVmsCount ?? least;
    if (least > most) {
      context.addIssue({ code: 'custom', path: ['minVMsCount'], message: 'must not be above maxVMsCount' });
    }
  });

const vm = { service: 'compute', resource: 'vms', scope: 'space' } as const;
const allPublic = { method: 'public', path: 'public', success: 'public' } as const;
const errors = [400, 401, 403, 404, 500] as const;
const vms = '/compute/spaces/{spaceId}/vms';

export const vmOperations = {
  CreateVms: {
    summary: 'Create virtual machines',
    ...vm,
    section: '4.3',
    method: 'POST',
    path: vms,
    body: { schema: CreateVmsBody },
    mayHoldSecrets: ['UserData', 'userData'],
    success: { status: 201, schema: Vm },
    errors: [],
    errorsMore: errors,
    permission: 'compute.vm.create',
    addresses: 'scope',
    provenance: { method: 'seed', path: 'seed', success: 'public' },
    note: 'Answers the first machine; maxVMsCount of them are made, or none when fewer than minVMsCount fit.',
  },
  ListVms: {
    summary: 'List virtual machines',
    ...vm,
    section: 'extra',
    method: 'GET',
    path: vms,
    query: z.object({ vmStates: z.array(z.string()).optional() }),
    success: { status: 200, schema: z.looseObject({ items: z.array(Vm) }) },
    errors,
    permission: 'compute.vm.get',
    addresses: 'reachable',
    provenance: allPublic,
  },
  GetVm: {
    summary: 'Get a virtual machine',
    ...vm,
    section: 'extra',
    method: 'GET',
    path: `${vms}/{id}`,
    success: { status: 200, schema: Vm },
    errors,
    permission: 'compute.vm.get',
    addresses: '{id}',
    provenance: allPublic,
  },
  StartVm: {
    summary: 'Start a virtual machine',
    ...vm,
    section: '4.3',
    method: 'PUT',
    path: `${vms}/{id}/start`,
    success: { status: 200, schema: VmStateChange },
    errors: [],
    errorsMore: [...errors, 409],
    permission: 'compute.vm.update',
    addresses: '{id}',
    provenance: allPublic,
    note: '409 when the root device has no attached volume; the detail states the missing system volume.',
  },
  StopVm: {
    summary: 'Stop a virtual machine',
    ...vm,
    section: 'extra',
    method: 'PUT',
    path: `${vms}/{id}/stop`,
    body: { schema: z.object({ forceStop: z.boolean().optional() }), optional: true },
    success: { status: 200, schema: VmStateChange },
    errors,
    permission: 'compute.vm.update',
    addresses: '{id}',
    provenance: allPublic,
  },
  RebootVm: {
    summary: 'Reboot a virtual machine',
    ...vm,
    section: 'extra',
    method: 'PUT',
    path: `${vms}/{id}/reboot`,
    success: { status: 204 },
    errors,
    permission: 'compute.vm.update',
    addresses: '{id}',
    provenance: allPublic,
  },
  DeleteVm: {
    summary: 'Delete a virtual machine',
    ...vm,
    section: 'extra',
    method: 'DELETE',
    path: `${vms}/{id}`,
    success: { status: 204 },
    errors,
    permission: 'compute.vm.delete',
    addresses: '{id}',
    provenance: allPublic,
    note: 'Idempotent; the machine stays listed as terminated for an hour.',
  },
} as const satisfies Record<string, Operation>;
