import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useListState } from './use-list-state.ts';

const at = (address: string) =>
  renderHook(useListState, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        {children}
      </MemoryRouter>
    ),
  }).result;

it('a column that is pressed twice before the first order is drawn is in the other order', () => {
  const list = at('/users?q=ada');
  act(() => {
    list.current.sortBy('name');
    list.current.sortBy('name');
  });
  expect(list.current.state).toMatchObject({ text: 'ada', sort: { column: 'name', direction: 'descending' } });
});

it('nothing is lost of what was asked for before it was drawn', () => {
  const list = at('/users?tab=all');
  act(() => {
    list.current.sortBy('name');
    list.current.change({ all: true });
    list.current.change({ text: 'ada' });
  });
  expect(list.current.state).toMatchObject({ text: 'ada', all: true, sort: { column: 'name' } });
});
