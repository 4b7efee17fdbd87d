/** What somebody may do, drawn: each picture has words beside it, and both are what the data says. */
import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { AccessFacts, AccessPath } from '#shared/rules/access.ts';
import { effectiveRights } from '#web/access/effective-rights.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { AccessMatrix } from './AccessMatrix.tsx';
import { PathGraph } from './PathGraph.tsx';

beforeAll(() => loadMessages(['core', 'access', 'accessPictures']));
afterEach(cleanup);

const level = 'space';

function show(picture: ReactNode) {
  const element = <Words>{picture}</Words>;
  const initialEntries = ['/eu-1/spaces/11111111-1111-4111-8111-111111111111/users/ada/access'];
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries })} />);
}

const verbs = { get: 'See', create: 'Create', update: 'Change', delete: 'Delete', recover: 'Other' } as const;
const all = ['iam', 'vm', 'kubernetes'].flatMap((service) =>
  ['one', 'two'].flatMap((resource) => Object.keys(verbs).map((action) => ({ service, resource, action }))),
);
const nameOf = ({ service, resource, action }: (typeof all)[number]) => `${service}.${resource}.${action}`;

test('each cell of the matrix says and draws how much of a service somebody holds', () => {
  fc.assert(
    fc.property(fc.subarray(all), fc.subarray(all), (atScope, onOne) => {
      fc.pre(atScope.length + onOne.length > 0);
      const facts: AccessFacts = {
        assignedToSpace: true,
        policies: atScope.map((one) => ({ level, permission: nameOf(one) })),
        acls: onOne.map((one) => ({
          level,
          permission: nameOf(one),
          service: one.service,
          resource: one.resource,
          resourceId: 'r1',
        })),
        granular: [],
        ownerships: [],
      };
      const permissions = all.map((one) => ({ uuid: nameOf(one), name: nameOf(one) }));
      const rights = effectiveRights(facts, level);
      const { unmount } = show(
        <AccessMatrix
          name="Ada"
          title="What Ada may do"
          rights={rights}
          permissions={permissions}
          isWhole
          resourceName={(id) => id}
        />,
      );
      const cells = within(screen.getByRole('table')).queryAllByRole('link');
      const expected = ['iam', 'kubernetes', 'vm'].flatMap((service) =>
        Object.entries(verbs).flatMap(([action, verb]) => {
          const mine = (list: typeof all) => list.filter((one) => one.service === service && one.action === action);
          const held = mine(atScope).length;
          const single = mine(onOne).filter((one) => !atScope.includes(one)).length;
          if (held + single === 0) return [];
          const words = [
            ...(held === 0 ? [] : [held === 2 ? 'all 2' : `${held} of 2`]),
            ...(single === 0 ? [] : [`${single} on single resources`]),
          ].join(', ');
          return [{ said: `${verb}, ${service}: ${words}`, shown: words, width: 12 * held }];
        }),
      );
      const bar = (cell: Element) => Number(cell.querySelectorAll('rect')[1]?.getAttribute('width'));
      expect(
        cells.map((cell) => ({ said: cell.getAttribute('aria-label'), shown: cell.textContent, width: bar(cell) })),
      ).toEqual(expected);
      unmount();
    }),
    { numRuns: 30 },
  );
});

const way = (index: number): AccessPath => ({
  kind: 'role',
  permission: 'iam.user.get',
  level,
  uuid: `role ${index}`,
  name: `Role ${index}`,
});

test.each([1, 2, 6, 7, 40])('of %i ways each is drawn with its line, or counted, and none twice', (count) => {
  const { container } = show(
    <PathGraph
      name="Ada"
      permission="iam.user.get"
      thing=""
      nameOf={(id) => id}
      ways={Array.from({ length: count }, (_, index) => way(index))}
      answer="granted"
    />,
  );
  const titles = [...container.querySelectorAll('.path-graph-ways strong')].map(({ textContent }) => textContent);
  const named = titles.filter((title) => title.startsWith('Role '));
  const more = titles.filter((title) => !title.startsWith('Role '));
  expect(new Set(named).size).toBe(named.length);
  expect(more).toEqual(named.length === count ? [] : [`and ${count - named.length} more ways`]);
  const lines = [...container.querySelectorAll('svg')].map((svg) => svg.querySelectorAll('path').length);
  expect(lines).toEqual([titles.length, titles.length, 1]);
});
