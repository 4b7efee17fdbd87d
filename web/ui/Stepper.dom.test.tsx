import type { ReactNode } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitForTests } from './kit-text-for-tests.tsx';
import { Stepper } from './Stepper.tsx';

afterEach(cleanup);

const words = { label: 'Nodes', lessLabel: 'One less', moreLabel: 'One more' };
const show = (ui: ReactNode) => render(ui, { wrapper: KitForTests });
const field = () => screen.getByLabelText<HTMLInputElement>('Nodes');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// That its form hears of it is for a real browser to show (e2e/pools.e2e.ts).
test('its buttons step by one, from nothing too', () => {
  show(<Stepper {...words} min={1} />);
  press('One more');
  press('One more');
  press('One more');
  press('One less');
  expect(field().value).toBe('2');
});

test('it does not step below its least value', () => {
  show(<Stepper {...words} min={1} defaultValue="1" />);
  press('One less');
  expect(field().value).toBe('1');
});

test('its buttons do not send the form around it', () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  show(
    <form onSubmit={send}>
      <Stepper {...words} defaultValue="3" />
    </form>,
  );
  press('One more');
  expect(send).not.toHaveBeenCalled();
});

test('its fault is its description', () => {
  show(<Stepper {...words} error="Enter 1 or more." />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter 1 or more.');
});
