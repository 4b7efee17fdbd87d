import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { IssuedLink } from './IssuedLink.tsx';

const issued = {
  link: 'https://console.example/activation#flow=f&token=t',
  code: '541000',
  expiration: '2026-05-03T10:05:00.000Z',
};

beforeAll(() => loadMessages(['core', 'recovery']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(onCopied: (part: 'link' | 'code') => void = () => undefined) {
  render(
    <MemoryRouter>
      <Words>
        <IssuedLink issued={issued} name="Ada Lovelace" region="eu-1" isDeactivated={false} onCopied={onCopied} />
      </Words>
    </MemoryRouter>,
  );
}

test('link and code stand in cards of their own, each with a copy button that says what it copies', async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const copied: string[] = [];
  show((part) => copied.push(part));
  const [link, code] = [screen.getByRole('region', { name: 'Link' }), screen.getByRole('region', { name: 'Code' })];
  expect(link.textContent).toContain(issued.link);
  expect(link.textContent).not.toContain(issued.code);
  expect([...code.querySelectorAll('code span')].map((group) => group.textContent)).toEqual(['541', '000']);
  fireEvent.click(within(code).getByRole('button', { name: 'Copy the code' }));
  await within(code).findByText('Copied');
  fireEvent.click(within(link).getByRole('button', { name: 'Copy the link' }));
  await within(link).findByText('Copied');
  expect(writeText.mock.calls).toEqual([[issued.code], [issued.link]]);
  expect(copied).toEqual(['code', 'link']);
});

test('a card is printed in the language of the messages, in two parts, and is gone afterwards', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show();
  const details = document.querySelector('details');
  if (details === null) throw new Error('there is nothing to unfold');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  fireEvent.click(screen.getByRole('radio', { name: 'Français' }));
  fireEvent.click(screen.getByRole('button', { name: /^Print a card/ }));
  expect(print).toHaveBeenCalledTimes(1);
  const card = document.querySelector('.print-card');
  expect(card?.getAttribute('lang')).toBe('fr');
  const [link, code] = [...(card?.querySelectorAll('section') ?? [])].map((part) => part.textContent);
  expect(link).toContain(`Bonjour Ada Lovelace`);
  expect(link).toContain(issued.link);
  expect(link).not.toContain(issued.code);
  expect(code).toContain(issued.code);
  expect(code).not.toContain(issued.link);
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('.print-card')).toBeNull();
});
