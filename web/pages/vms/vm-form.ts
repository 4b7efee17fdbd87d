/** What the form for new machines holds while it is filled in, and the body that becomes of it. */
import type { Body } from '#shared/contract/catalogue.ts';
import { textToBase64, type ChosenFile } from './user-data.ts';

/** Named as the body's members, so that what the region refuses finds its field. */
export interface VmValues {
  imageId: string;
  vmType: string;
  KeypairName: string;
  /** As typed, both. */
  minVMsCount: string;
  maxVMsCount: string;
  /** Text to run; a file goes before it. */
  UserData: string;
  file: ChosenFile | undefined;
}

export const emptyVm: VmValues = {
  imageId: '',
  vmType: 'ns-eco6-2c4r',
  KeypairName: '',
  minVMsCount: '1',
  maxVMsCount: '1',
  UserData: '',
  file: undefined,
};

const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** The body as sent: what was left empty is left out. Not checked yet. */
export function toBody(values: VmValues): Body<'CreateVms'> {
  const { imageId, vmType, KeypairName, minVMsCount, maxVMsCount, UserData, file } = values;
  const userData = file === undefined ? UserData && textToBase64(UserData) : file.base64;
  return {
    imageId: imageId.trim(),
    vmType: vmType.trim(),
    ...(KeypairName.trim() !== '' && { KeypairName: KeypairName.trim() }),
    minVMsCount: numberOf(minVMsCount),
    maxVMsCount: numberOf(maxVMsCount),
    ...(userData !== undefined && userData !== '' && { UserData: userData }),
  };
}
