import { expect, test } from 'vitest';
import { copyRunOf } from './copy-run.ts';

const target = { region: 'eu-snc-1', kind: 'space', id: 'space-1' } as const;
const path = { spaceId: 'space-1' };

test('a role is created under its new name, and given its permissions a hundred at a time', () => {
  const ids = Array.from({ length: 150 }, (_, index) => `p-${index}`);
  expect(copyRunOf(target, { name: ' Reader ', description: '' }, ids)).toEqual({
    kind: 'copyRole',
    scope: target,
    plan: {
      about: 'Reader',
      steps: [
        {
          operation: 'CreateRoleSpace',
          path,
          body: { name: 'Reader', description: '' },
          name: 'Reader',
          next: [ids.slice(0, 100), ids.slice(100)].map((permissions) => ({
            operation: 'AddRolePermissionsSpace',
            path,
            body: { permissions },
          })),
        },
      ],
    },
  });
});
