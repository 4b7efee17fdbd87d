import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitForTests } from './kit-text-for-tests.tsx';
import { dismissToast, showToast, toastStore } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion label="Notifications" />, { wrapper: KitForTests });
});

afterEach(() => {
  act(() => {
    for (const toast of toastStore.read()) dismissToast(toast.id);
  });
  cleanup();
  vi.useRealTimers();
});

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('good news is a status and leaves by itself', () => {
  act(() => showToast('User created'));
  expect(screen.getByRole('status').textContent).toContain('User created');
  wait(10_000);
  expect(screen.queryByText('User created')).toBeNull();
});

test('its time stands still while the pointer is on it', () => {
  act(() => showToast('User created'));
  const region = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.pointerEnter(region);
  wait(60_000);
  expect(screen.queryByText('User created')).not.toBeNull();
  fireEvent.pointerLeave(region);
  wait(10_000);
  expect(screen.queryByText('User created')).toBeNull();
});

test('at most three are shown, the newest ones', () => {
  act(() => {
    for (const name of ['one', 'two', 'three', 'four']) showToast(name);
  });
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.queryByText('four')).not.toBeNull();
});

test('its action runs once and closes it', () => {
  const open = vi.fn();
  act(() => showToast('User created', { label: 'Open', onPress: open }));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(open).toHaveBeenCalledOnce();
  expect(screen.queryByText('User created')).toBeNull();
});

test('can be dismissed', () => {
  act(() => showToast('User created'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('User created')).toBeNull();
});
