import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitForTests } from '#web/ui/kit-text-for-tests.tsx';
import { ListFilter } from './ListFilter.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A filter whose address follows only when the test says so, as a router's does. */
function mount() {
  const asked: string[] = [];
  const ahead: string[] = [];
  const lookAhead = (text: string) => {
    ahead.push(text);
    return () => void ahead.splice(ahead.indexOf(text), 1);
  };
  const view = (text: string) => (
    <KitForTests>
      <ListFilter label="Filter" text={text} onType={lookAhead} onChange={(next) => asked.push(next)} />
    </KitForTests>
  );
  const { rerender } = render(view(''));
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    asked,
    ahead,
    field,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    pause: () =>
      act(() => {
        vi.advanceTimersByTime(200);
      }),
    addressBecomes: (text: string) => rerender(view(text)),
  };
}

test('what is typed reaches the address once the typing pauses', () => {
  const { asked, type, pause } = mount();
  type('a');
  type('ad');
  expect(asked).toEqual([]);
  pause();
  expect(asked).toEqual(['ad']);
});

test('nothing typed is lost while the address follows late', () => {
  const { asked, field, type, pause, addressBecomes } = mount();
  type('ada');
  pause();
  expect(field.value).toBe('ada');
  type('ada lo');
  addressBecomes('ada');
  expect(field.value).toBe('ada lo');
  pause();
  type('ada lovelace');
  pause();
  addressBecomes('ada lo');
  expect(field.value).toBe('ada lovelace');
  addressBecomes('ada lovelace');
  expect(field.value).toBe('ada lovelace');
  expect(asked).toEqual(['ada', 'ada lo', 'ada lovelace']);
});

test('nothing typed after Enter is lost while the address follows late', () => {
  const { asked, field, type, pause, addressBecomes } = mount();
  type('an');
  fireEvent.keyDown(field, { key: 'Enter' });
  type('anna');
  addressBecomes('an');
  expect(field.value).toBe('anna');
  pause();
  addressBecomes('anna');
  expect(field.value).toBe('anna');
  expect(asked).toEqual(['an', 'anna']);
});

test('an address that changes by other means is followed', () => {
  const { asked, field, type, pause, addressBecomes } = mount();
  type('ada');
  pause();
  addressBecomes('ada');
  addressBecomes('');
  expect(field.value).toBe('');
  pause();
  expect(asked).toEqual(['ada']);
});

test('what is typed is prepared for, and that alone', () => {
  const { ahead, type, pause, addressBecomes } = mount();
  type('a');
  type('ad');
  expect(ahead).toEqual(['ad']);
  pause();
  addressBecomes('ad');
  expect(ahead).toEqual([]);
});
