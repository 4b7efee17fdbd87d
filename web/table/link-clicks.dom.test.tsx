import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useLinkClicks } from './use-link-clicks.ts';

afterEach(cleanup);

function Address() {
  const { pathname, search, hash, key } = useLocation();
  return <output data-key={key}>{pathname + search + hash}</output>;
}

function Links() {
  return (
    <div {...useLinkClicks()}>
      <a href="/users/1?tab=access#roles">
        <b>Ada</b>
      </a>
      <Link to="/roles/1">Role</Link>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <a href="/export" target="_blank">
        New tab
      </a>
      {createPortal(<a href="/menu">In a menu</a>, document.body)}
      <span>No link</span>
    </div>
  );
}

/** Clicks, and answers whether that was left to the browser. */
function click(words: string, how: MouseEventInit = {}): boolean {
  const event = createEvent.click(screen.getByText(words), { button: 0, ...how });
  // Whatever is left alone would lead the document away.
  const stop = (after: Event) => {
    isLeft = !after.defaultPrevented;
    after.preventDefault();
  };
  let isLeft = false;
  window.addEventListener('click', stop, { once: true });
  fireEvent(screen.getByText(words), event);
  return isLeft;
}

const show = () =>
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Links />
      <Address />
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;

test('a plain link leads to its page, with all of its address', () => {
  show();
  expect(click('Ada')).toBe(false);
  expect(address()).toBe('/users/1?tab=access#roles');
});

test('a link that leads by itself does so once', () => {
  show();
  click('Role');
  expect(address()).toBe('/roles/1');
  const { key } = screen.getByRole('status').dataset;
  click('No link');
  expect(screen.getByRole('status').dataset['key']).toBe(key);
});

test.each([
  ['a new tab asked for with a key', 'Ada', { ctrlKey: true }],
  ['a new window', 'Ada', { shiftKey: true }],
  ['a download', 'Ada', { altKey: true }],
  ['another button', 'Ada', { button: 1 }],
  ['another site', 'Elsewhere', {}],
  ['a link with a tab of its own', 'New tab', {}],
  ['what stands elsewhere in the document', 'In a menu', {}],
])('leaves %s to the browser', (_what, words, how) => {
  show();
  expect(click(words, how)).toBe(true);
  expect(address()).toBe('/list');
});
