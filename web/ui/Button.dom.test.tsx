import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('does what it says when pressed', () => {
  const press = vi.fn();
  render(<Button onClick={press}>Create</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(press).toHaveBeenCalledOnce();
});

test('a button that cannot be used stays focusable, does nothing and gives its reason as description', () => {
  const press = vi.fn();
  const parentPress = vi.fn();
  render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens for what must not arrive
    <div onClick={parentPress}>
      <Button onClick={press} disabledReason="An operation is running">
        Upgrade
      </Button>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Upgrade' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'An operation is running',
  );
  expect(press).not.toHaveBeenCalled();
  expect(parentPress).not.toHaveBeenCalled();
});

test('a submit button that cannot be used does not send its form', () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" disabledReason="Nothing changed">
        Save
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).not.toHaveBeenCalled();
});

test('the second press of a double one does nothing before the first is told to be under way', () => {
  const press = vi.fn();
  render(
    <Button pending={false} onClick={press}>
      Delete
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(press).toHaveBeenCalledOnce();
});

test('a pending button keeps its name and ignores a second press', () => {
  const press = vi.fn();
  render(
    <Button pending onClick={press}>
      Create
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Create' });
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});
