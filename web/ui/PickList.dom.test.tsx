import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitForTests } from './kit-text-for-tests.tsx';
import type { Option, OptionGroup } from './option.ts';
import { PickList } from './PickList.tsx';

const scrolled = vi.fn();
const pick = vi.fn();

beforeEach(() => {
  // The document of tests has no layout.
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const planets: readonly Option[] = [
  { id: '/mercury', label: 'Mercury', detail: 'rock' },
  { id: '/venus', label: 'Venus' },
  { id: '/earth', label: 'Earth', current: 'here' },
];
const grouped: readonly OptionGroup[] = [
  { id: 'near', label: 'Near', options: planets.slice(0, 2) },
  { id: 'home', label: 'Home', options: planets.slice(2) },
];

function List({ all = planets }: { all?: readonly (Option | OptionGroup)[] }) {
  const [typed, setTyped] = useState('');
  const fits = all.filter(({ label }) => label.toLowerCase().includes(typed));
  return (
    <KitForTests>
      <PickList
        label="Find a planet"
        inputValue={typed}
        onInputChange={setTyped}
        options={fits}
        loading={false}
        onPick={pick}
      />
    </KitForTests>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Find a planet' });
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
/** The option that assistive technology is told of. */
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.querySelector('.option-words > span')
    ?.textContent;

test('is typed in at once, and means nothing before a letter or an arrow', () => {
  render(<List />);
  expect(document.activeElement).toBe(field());
  press('Enter');
  expect(pick).not.toHaveBeenCalled();
  expect(field().getAttribute('aria-activedescendant')).toBe(null);
});

test('means the first of what is typed, until another one is gone to', () => {
  render(<List />);
  type('e');
  expect(active()).toContain('Mercury');
  press('ArrowDown');
  expect(active()).toContain('Venus');
  type('ea');
  expect(active()).toContain('Earth');
  press('Enter');
  expect(pick).toHaveBeenCalledExactlyOnceWith('/earth');
});

test('goes round with the arrows, through groups, and brings where it goes into sight', () => {
  render(<List all={grouped} />);
  expect(screen.getByRole('group', { name: 'Home' }).textContent).toContain('Earth');
  press('ArrowUp');
  expect(active()).toContain('Earth');
  press('ArrowDown');
  expect(active()).toContain('Mercury');
  press('PageDown');
  expect(active()).toContain('Earth');
  expect(scrolled).toHaveBeenCalledTimes(3);
});

test('waits with Enter for the rows of what is typed, and picks none of other letters', () => {
  const list = (typed: string, options: readonly Option[], isBehind: boolean) => (
    <KitForTests>
      <PickList
        label="Find a planet"
        inputValue={typed}
        onInputChange={() => {}}
        options={options}
        loading={false}
        isBehind={isBehind}
        onPick={pick}
      />
    </KitForTests>
  );
  const { rerender } = render(list('ea', planets, true));
  press('Enter');
  expect(pick).not.toHaveBeenCalled();
  rerender(list('ea', planets.slice(2), false));
  expect(pick).toHaveBeenCalledExactlyOnceWith('/earth');
  rerender(list('e', planets, true));
  press('ArrowDown');
  press('Enter');
  expect(pick).toHaveBeenLastCalledWith('/venus');
});

test('leaves Enter to what is being composed', () => {
  render(<List />);
  type('e');
  press('Enter', { isComposing: true });
  expect(pick).not.toHaveBeenCalled();
});

test('takes what is typed away with Escape, and only then closes what it is in', () => {
  const close = vi.fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog around
    <div onKeyDown={close}>
      <List />
    </div>,
  );
  type('venus');
  press('Escape');
  expect(field().getAttribute('value')).toBe('');
  expect(close).not.toHaveBeenCalled();
  press('Escape');
  expect(close).toHaveBeenCalledOnce();
});

test('calls an option by its label, describes it by the rest, and picks what is pressed', () => {
  render(<List />);
  const mercury = screen.getByRole('option', { name: 'Mercury', description: 'rock' });
  fireEvent.click(mercury);
  expect(pick).toHaveBeenCalledExactlyOnceWith('/mercury');
});

test('says when nothing matches', () => {
  render(<List />);
  type('pluto');
  expect(screen.getByRole('listbox').textContent).toBe('No match');
  press('ArrowDown');
  press('Enter');
  expect(pick).not.toHaveBeenCalled();
});
