import { expect, it } from 'vitest';
import { CreateVmsBody } from '#shared/contract/platform/vms.ts';
import { emptyVm, toBody } from './vm-form.ts';

const filled = { ...emptyVm, imageId: ' ami-1 ', KeypairName: ' ops ' };

it('sends what was typed in the spelling of the contract, without blanks around it', () => {
  expect(toBody(filled)).toEqual({
    imageId: 'ami-1',
    vmType: 'ns-eco6-2c4r',
    KeypairName: 'ops',
    minVMsCount: 1,
    maxVMsCount: 1,
  });
  expect(CreateVmsBody.safeParse(toBody(filled)).success).toBe(true);
});

it('sends user data as Base64, a file before the text', () => {
  expect(toBody({ ...filled, UserData: 'echo é' }).UserData).toBe(Buffer.from('echo é').toString('base64'));
  const file = { name: 'a.sh', size: 2, base64: 'aGk=' };
  expect(toBody({ ...filled, UserData: 'ignored', file }).UserData).toBe('aGk=');
});

it('sends no user data of a file that cannot be sent', () => {
  const file = { name: 'a.bin', size: 600_000, fault: 'tooLarge' as const };
  expect(toBody({ ...filled, UserData: 'not this either', file })).not.toHaveProperty('UserData');
});

it.each(['', 'two', '1.5', '0', '1001'])('lets the contract refuse a count of %j', (maxVMsCount) => {
  const { error } = CreateVmsBody.safeParse(toBody({ ...filled, maxVMsCount }));
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('maxVMsCount');
});

it('lets the contract refuse more machines at least than at most', () => {
  const { error } = CreateVmsBody.safeParse(toBody({ ...filled, minVMsCount: '3' }));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['minVMsCount']);
});
