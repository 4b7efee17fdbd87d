import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { KitTextProvider, type KitText } from './kit-text.ts';

const text: KitText = {
  locale: 'en-GB',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading',
  optional: '(optional)',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  showPassword: 'Show',
  hidePassword: 'Hide',
  requestId: 'Request ID',
  copyReport: 'Copy report',
  opensNewTab: 'opens in a new tab',
  previousPage: 'Previous',
  nextPage: 'Next',
  actions: 'Actions',
  actionsFor: (name) => `Actions for ${name}`,
  selectAll: 'Select all rows',
  selectRow: (name) => `Select ${name}`,
  sortBy: (column) => `Sort by ${column}`,
  clear: 'Clear',
  noMatch: 'No match',
  loadingMore: 'Loading more',
  typeToConfirm: (name) => `Type ${name} to confirm`,
  dismiss: 'Dismiss',
  discardQuestion: 'Discard what you changed?',
  discardEffect: 'What you typed is not kept.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  partFailed: 'This could not be loaded',
  retry: 'Try again',
  reload: 'Reload',
};

/** What every component of the kit stands in: words and a router. For tests only. */
export function KitForTests({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <KitTextProvider value={text}>{children}</KitTextProvider>
    </MemoryRouter>
  );
}
