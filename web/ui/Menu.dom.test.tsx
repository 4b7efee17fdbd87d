import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { KitForTests } from './kit-text-for-tests.tsx';
import { Menu } from './Menu.tsx';
import { filled, type MenuEntry, type MenuGroup } from './menu-item.ts';
import type { MenuListProps } from './MenuList.tsx';

// The list's code may take longer to come than a test waits for what it shows.
beforeAll(() => import('./MenuList.tsx'));
afterEach(cleanup);

test('an action runs when the menu has gone and its button has the focus again, so that a dialog gives it back', async () => {
  let focusedMeanwhile: Element | null = null;
  let menuMeanwhile: Element | null = null;
  function act() {
    focusedMeanwhile = document.activeElement;
    menuMeanwhile = screen.queryByRole('menu');
  }
  render(<Menu label="Actions for Ada" items={() => [{ id: 'delete', label: 'Delete', onAction: act }]} />, {
    wrapper: KitForTests,
  });
  const button = screen.getByRole('button', { name: 'Actions for Ada' });
  button.focus();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(focusedMeanwhile).toBe(button));
  expect(menuMeanwhile).toBeNull();
});

test('a menu that opens empty, or has a heading with nothing below it, cannot be written', () => {
  expectTypeOf<readonly []>().not.toExtend<MenuListProps['items']>();
  expectTypeOf<readonly MenuEntry[]>().not.toExtend<MenuListProps['items']>();
  expectTypeOf<readonly MenuEntry[]>().not.toExtend<MenuGroup['items']>();
  expect(filled([])).toBeUndefined();
});
