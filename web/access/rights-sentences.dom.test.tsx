import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { RightsSentences } from './EffectGroup.tsx';
import { groupRights } from './grouped-rights.ts';

beforeAll(() => loadMessages(['core', 'access']));
afterEach(cleanup);

interface Right {
  readonly permission: string;
  readonly resourceId?: string;
}

function show(rights: readonly Right[]) {
  render(
    <Words>
      <RightsSentences
        groups={groupRights(rights, (right) => right)}
        open
        keyOf={({ permission, resourceId = '' }) => `${permission} ${resourceId}`}
        renderLine={({ permission }) => <code>{permission}</code>}
      />
    </Words>,
  );
}

test('a sentence names things in words, all of them or so many, and below it what each right is called', () => {
  const ids = Array.from({ length: 130 }, (_, index) => `cluster ${index}`);
  show([
    { permission: 'iam.user.get' },
    ...ids.map((resourceId) => ({ permission: 'kubernetes.cluster.get', resourceId })),
    { permission: 'compute.vm.get', resourceId: 'one' },
  ]);
  const said = [...document.querySelectorAll('summary')].map(({ firstChild }) => firstChild?.textContent);
  expect(said).toEqual(['see one virtual machine', 'see users', 'see 130 Kubernetes clusters']);
  expect(screen.getByText('iam.user.get')).toBeDefined();
});

test('what there are no words for is called as its permissions call it', () => {
  show([{ permission: 'quantum.circuit.get', resourceId: 'one' }]);
  expect(document.querySelector('summary')?.textContent).toBe('see: quantum.circuit on one resource');
});
