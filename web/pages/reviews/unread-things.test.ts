import { expect, test } from 'vitest';
import { unreadThings } from './unread-things.ts';

test('a gap counts as many as it is about, over all parts', () => {
  const refused = { what: 'users', status: 403 } as const;
  const uncounted = (count: number) => ({ what: 'acls', status: 0, count }) as const;
  expect(unreadThings([{ gaps: [] }])).toBe(0);
  expect(unreadThings([{ gaps: [refused, uncounted(2)] }, { gaps: [uncounted(9)] }])).toBe(12);
});
