import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Copy } from './Copy.tsx';
import { KitForTests } from './kit-text-for-tests.tsx';

afterEach(cleanup);

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

test('copies the whole value although only a part is shown, and says so', async () => {
  const write = vi.fn(async () => undefined);
  clipboard(write);
  render(<Copy value="3f2b8c1e-5a4d" shown="3f2b…" label="Copy the ID" />, { wrapper: KitForTests });
  expect(screen.getByText('3f2b…').getAttribute('title')).toBe('3f2b8c1e-5a4d');
  fireEvent.click(screen.getByRole('button', { name: 'Copy the ID' }));
  expect((await screen.findByText('Copied')).closest('output')).not.toBeNull();
  expect(write).toHaveBeenCalledWith('3f2b8c1e-5a4d');
});

test('says when the browser refuses the clipboard', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  render(<Copy value="x" label="Copy the code" />, { wrapper: KitForTests });
  fireEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await screen.findByText('Could not copy')).toBeDefined();
});
