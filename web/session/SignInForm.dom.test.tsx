import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RegionSummary } from '#shared/session.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { loadRegions } from './regions-store.ts';
import { SignInForm } from './SignInForm.tsx';

const region: RegionSummary = {
  name: 'eu-1',
  zone: 'SNC',
  reachable: true,
  demo: false,
  demoPerson: false,
  people: true,
};

beforeAll(() => loadMessages(['core', 'signIn']));
beforeEach(() => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as a browser that nothing was chosen in
  document.cookie = 'portico-way=; Max-Age=0';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(changes: Partial<RegionSummary>, props: Parameters<typeof SignInForm>[0] = {}) {
  vi.stubGlobal('fetch', async () => Response.json([{ ...region, ...changes }]));
  await loadRegions(true);
  render(
    <Words>
      <SignInForm {...props} />
    </Words>,
  );
}

const primary = () => [...document.querySelectorAll('[data-variant=primary]')].map((button) => button.textContent);
const fold = () => document.querySelector('details');
/** As the browser does it, which also tells. */
function unfold() {
  const details = fold();
  if (details === null) throw new Error('nothing is folded');
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
}

test('a person signs in as themselves first, and finds the service account behind one click that is remembered', async () => {
  await show({});
  expect(primary()).toEqual(['Sign in as yourself']);
  expect(screen.getByLabelText('Region').textContent).toMatch(/^eu-1 · SNC · Sovereign/);
  expect(screen.queryByLabelText('Client ID')).toBeNull();
  unfold();
  expect(screen.getByLabelText('Client secret').getAttribute('autocomplete')).toBe('current-password');
  expect(primary()).toEqual(['Sign in']);
  // Not by the name of the server's own cookie, which is `portico-sign-in` where it must do without TLS.
  expect(document.cookie).toBe('portico-way=pair');
  cleanup();

  await show({});
  expect(screen.getByLabelText('Client ID')).toBeDefined();
  unfold();
  cleanup();
  await show({});
  expect(screen.queryByLabelText('Client ID')).toBeNull();
});

test('demo accounts come first where the region is made up', async () => {
  await show({ demo: true });
  expect(primary()).toEqual(['Continue as administrator']);
  const all = screen.getAllByRole('button').map((button) => button.textContent);
  expect(all).toEqual(['Continue as administrator', 'Continue with limited rights', 'Sign in as yourself']);
});

test('nobody is let in twice: while one sign-in is under way, no other begins', async () => {
  await show({ demo: true });
  const sent = vi.fn(() => new Promise<never>(() => undefined));
  vi.stubGlobal('fetch', sent);
  const locks = { request: (_: string, work: () => unknown) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  fireEvent.click(screen.getByRole('button', { name: 'Continue as administrator' }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue with limited rights' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('a service account is all there is where people cannot sign in, and where its session goes on', async () => {
  await show({ people: false });
  expect(fold()).toBeNull();
  expect(primary()).toEqual(['Sign in']);
  cleanup();
  await show({ demo: true }, { region: 'eu-1', own: 'no', clientId: 'the-id' });
  expect(primary()).toEqual(['Sign in']);
  expect(screen.getByLabelText<HTMLInputElement>('Client ID').value).toBe('the-id');
});

test('a region that says nothing is told of in the words of the page', async () => {
  const locks = { request: (_: string, work: () => unknown) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  await show({ demo: true });
  const refuse = (status: number, kind: string) =>
    vi.stubGlobal('fetch', async () => {
      const type = `urn:portico:errors#${kind}`;
      return Response.json({ type, title: 'Title', detail: 'Detail.', status, region: 'eu-1' }, { status });
    });
  refuse(504, 'region_timeout');
  fireEvent.click(screen.getByRole('button', { name: 'Continue as administrator' }));
  expect(await screen.findByText('eu-1 did not answer in time.')).toBeDefined();
  refuse(503, 'region_unreachable');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in as yourself' }));
  expect(await screen.findByText('eu-1 cannot be reached at the moment.')).toBeDefined();
  refuse(502, 'region_answer_unusable');
  fireEvent.click(screen.getByRole('button', { name: 'Continue with limited rights' }));
  expect(await screen.findByText('eu-1 answered something unusable.')).toBeDefined();
  refuse(502, 'of_another_version');
  fireEvent.click(screen.getByRole('button', { name: 'Continue as administrator' }));
  expect(await screen.findByText('Detail.')).toBeDefined();
});
