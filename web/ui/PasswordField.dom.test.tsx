import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitForTests } from './kit-text-for-tests.tsx';
import { PasswordField } from './PasswordField.tsx';

afterEach(cleanup);

function press(field: HTMLElement, type: 'keydown' | 'keyup', isCapsLock: boolean) {
  const event = new KeyboardEvent(type, { key: 'a', bubbles: true });
  fireEvent(field, Object.assign(event, { getModifierState: (key: string) => key === 'CapsLock' && isCapsLock }));
}

test('says that Caps Lock is on while a secret is typed, and no longer than that', () => {
  render(<PasswordField label="Secret" capsLock="Caps Lock is on" />, { wrapper: KitForTests });
  const field = screen.getByLabelText('Secret');
  const said = () => screen.queryByText('Caps Lock is on')?.closest('output') ?? undefined;
  expect(said()).toBeUndefined();
  press(field, 'keydown', true);
  expect(said()).toBeDefined();
  press(field, 'keyup', false);
  expect(said()).toBeUndefined();
  press(field, 'keydown', true);
  fireEvent.blur(field);
  expect(said()).toBeUndefined();
});

test('tells whoever asked that it was left', () => {
  const left = vi.fn();
  render(<PasswordField label="Secret" capsLock="Caps Lock is on" onBlur={left} />, { wrapper: KitForTests });
  fireEvent.blur(screen.getByLabelText('Secret'));
  expect(left).toHaveBeenCalledOnce();
});
