import { expect, it } from 'vitest';
import { profileRows } from './profile-rows.ts';

it('shows what the region tells of each profile', () => {
  const details = [
    { name: 'SMALL', cpu: 2, memory: 8 },
    { name: 'gpu-large', cpu: 16, memory: 64, gpu: 'A100-80' },
  ];
  expect(profileRows({ nodesProfiles: ['SMALL', 'gpu-large', 'NEW'], details })).toEqual([
    { name: 'SMALL', cpu: 2, memory: 8 },
    { name: 'gpu-large', cpu: 16, memory: 64, gpu: 'A100-80' },
    { name: 'NEW' },
  ]);
});

it('reads the other spelling of the list, and claims nothing of a GPU that is no name', () => {
  const details = [{ name: 'SMALL', gpu: 2 }];
  expect(profileRows({ profiles: ['SMALL'], details })).toEqual([{ name: 'SMALL' }]);
});
