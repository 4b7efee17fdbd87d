import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitForTests } from './kit-text-for-tests.tsx';
import { TokenField } from './TokenField.tsx';

const planets = ['Mercury', 'Venus', 'Earth'];
const byVehicle = (token: ReactNode) => <>by {token}</>;
const pick = vi.fn();
const takeOut = vi.fn();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Field({ loading = false }: { loading?: boolean }) {
  const [typed, setTyped] = useState('');
  const fits = planets.filter((name) => name.toLowerCase().includes(typed));
  return (
    <KitForTests>
      <TokenField
        label="Journey"
        hint="by words"
        error={undefined}
        placeholder="to where?"
        tokens={['Moon', 'Mars'].map((label) => ({
          id: label,
          label,
          within: byVehicle,
          takeOut: `Take out ${label}`,
        }))}
        inputValue={typed}
        onInputChange={setTyped}
        onPick={pick}
        onTakeOut={takeOut}
        onFocus={() => undefined}
        options={fits.map((label) => ({ id: label, label }))}
        loading={loading}
        isBehind={loading}
      />
    </KitForTests>
  );
}

function type(text: string): HTMLElement {
  const field = screen.getByRole('combobox', { name: 'Journey' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  return field;
}

test('Enter means the first of what was typed for, or the one gone to', () => {
  render(<Field />);
  const field = type('e');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(pick).toHaveBeenLastCalledWith('Mercury');
  type('ea');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(pick).toHaveBeenLastCalledWith('Earth');
});

test('Enter waits while there may be others to come first', () => {
  const { rerender } = render(<Field loading />);
  fireEvent.keyDown(type('e'), { key: 'Enter' });
  expect(pick).not.toHaveBeenCalled();
  rerender(<Field />);
  expect(pick.mock.calls).toEqual([['Mercury']]);
});

test('the list is there while one types, until one is through', () => {
  render(<Field />);
  const field = screen.getByRole('combobox', { name: 'Journey', expanded: false });
  type('e');
  expect(screen.getByRole('listbox')).toBeDefined();
  expect(field.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(pick).not.toHaveBeenCalled();
});

test('Backspace takes out the last token, and nothing while there is something to rub out', () => {
  render(<Field />);
  fireEvent.keyDown(type('e'), { key: 'Backspace' });
  expect(takeOut).not.toHaveBeenCalled();
  fireEvent.keyDown(type(''), { key: 'Backspace' });
  expect(takeOut.mock.calls).toEqual([['Mars']]);
});

test('any token is taken out by its button, which gives the focus to what is typed', () => {
  render(<Field />);
  fireEvent.click(screen.getByRole('button', { name: 'Take out Moon' }));
  expect(takeOut.mock.calls).toEqual([['Moon']]);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});
