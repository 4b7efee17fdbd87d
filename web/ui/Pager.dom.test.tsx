import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitForTests } from './kit-text-for-tests.tsx';
import { Pager } from './Pager.tsx';

afterEach(cleanup);

test('the first page leads on but not back, and says why', () => {
  const next = vi.fn();
  render(<Pager label="Pages of users" onNext={next} firstReason="This is the first page" lastReason="The last" />, {
    wrapper: KitForTests,
  });
  expect(screen.getByRole('button', { name: 'Previous', description: 'This is the first page' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(next).toHaveBeenCalledOnce();
});

test('while the next page is on its way, pressing again does nothing', () => {
  const next = vi.fn();
  render(<Pager label="Pages" pending onPrevious={vi.fn()} onNext={next} firstReason="First" lastReason="Last" />, {
    wrapper: KitForTests,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(next).not.toHaveBeenCalled();
});
