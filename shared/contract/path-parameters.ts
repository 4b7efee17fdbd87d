/** What each parameter of a path can be, and whether it is that. */
import { isUuid } from './path.ts';

export const vmId = /^i-[0-9a-f]{8}$/i;
/** Names that can stand in a path as they are. */
export const pathSafeName = /^(?!\.{1,2}$)[a-zA-Z0-9._~-]{1,64}$/;
export const subjectTypes = ['users', 'serviceAccounts'] as const;

export type ParameterForm = 'uuid' | 'vmId' | 'pathSafeName' | 'subjectType';

/** Path parameters are UUIDs except names used as ids, subject types and the ids of virtual machines (schemas 1). */
export function formOf(service: string, name: string): ParameterForm {
  if (name === 'subjectType') return 'subjectType';
  if (name === 'nodePoolName' || name === 'objectType') return 'pathSafeName';
  return name === 'id' && service === 'compute' ? 'vmId' : 'uuid';
}

const fits: Readonly<Record<ParameterForm, (value: string) => boolean>> = {
  uuid: isUuid,
  vmId: (value) => vmId.test(value),
  pathSafeName: (value) => pathSafeName.test(value),
  subjectType: (value) => subjectTypes.some((type) => type === value),
};

export function isWellFormedParameter(service: string, name: string, value: string): boolean {
  return fits[formOf(service, name)](value);
}

/** Names and words used as ids keep their letter case; other parameters are the same in either. */
export function keepsCase(service: string, name: string): boolean {
  return ['pathSafeName', 'subjectType'].includes(formOf(service, name));
}
