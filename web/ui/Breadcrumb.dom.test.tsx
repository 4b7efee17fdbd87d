import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

afterEach(cleanup);

const trail = (space: string) => (
  <MemoryRouter>
    <Breadcrumb label="Breadcrumb" crumbs={[{ label: space, to: '/spaces/1/users' }, { label: 'Ada' }]} />
  </MemoryRouter>
);

test('a link keeps the focus when the name of its place arrives', () => {
  const { rerender } = render(trail('0197a3c2…'));
  screen.getByRole('link', { name: '0197a3c2…' }).focus();
  rerender(trail('Rockets'));
  expect(screen.getByRole('link', { name: 'Rockets' })).toBe(document.activeElement);
});

test('a place whose name is not known yet keeps its room, and only the page itself is the current one', () => {
  const { container } = render(
    <MemoryRouter>
      <Breadcrumb
        label="Breadcrumb"
        crumbs={[{ label: 'eu-std-1' }, { label: undefined, to: '/' }, { label: 'Ada' }]}
      />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelectorAll('li .skeleton')).toHaveLength(1);
  expect([...container.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(['Ada']);
});
