/** Single resources in the sentence about somebody. */
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { useSingleWords } from './use-single-words.ts';

const names = new Map([
  ['a', 'front'],
  ['b', 'back'],
  ['c', 'side'],
  ['d', 'rear'],
]);
vi.mock('#web/access/use-resource-names.ts', () => ({
  useResourceNames:
    () =>
    ({ resourceId }: AclItem) =>
      names.get(resourceId),
}));

beforeAll(() => loadMessages(['core', 'access']));
afterEach(cleanup);

function Said({ what, ids }: { what: string; ids: readonly string[] }) {
  const [service = '', resource = ''] = what.split('.');
  return <output>{useSingleWords([])({ service, resource, level: 'reads', ids })}</output>;
}

function said(what: string, ...ids: readonly string[]) {
  const element = (
    <Words>
      <Said what={what} ids={ids} />
    </Words>
  );
  const initialEntries = ['/eu-1/spaces/11111111-1111-4111-8111-111111111111/users'];
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries })} />);
  const text = screen.getByRole('status').textContent;
  cleanup();
  return text;
}

test('few are named in their order, more are counted, and one whose name nobody knows leaves it at the count', () => {
  expect(said('kubernetes.cluster', 'a')).toBe('one Kubernetes cluster (front)');
  expect(said('kubernetes.cluster', 'a', 'b', 'c')).toBe('3 Kubernetes clusters (back, front, and side)');
  expect(said('kubernetes.cluster', 'a', 'b', 'c', 'd')).toBe('4 Kubernetes clusters');
  expect(said('kubernetes.cluster', 'a', 'unlisted')).toBe('2 Kubernetes clusters');
});

test('what there are no words for goes by what its permissions call it', () => {
  expect(said('quantum.circuit', 'x')).toBe('a single quantum.circuit');
  expect(said('quantum', 'x', 'y')).toBe('2 single resources of quantum');
});
