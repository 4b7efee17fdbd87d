/** Parts of these pages that come with their words when they are asked for, apart from what the list shows first. */
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyCreateAccountDrawer = lazyPart(
  async () => (await withWords(import('./CreateAccountDrawer.tsx'), ['account'])).CreateAccountDrawer,
);

export const LazyEditAccountDrawer = lazyPart(
  async () => (await withWords(import('./EditAccountDrawer.tsx'), ['account'])).EditAccountDrawer,
);

export const LazyAccountDialog = lazyPart(
  async () => (await withWords(import('./AccountDialog.tsx'), ['account', 'access', 'losses', 'roles'])).AccountDialog,
);

export const LazyDeleteAccountDialog = lazyPart(
  async () =>
    (await withWords(import('./DeleteAccountDialog.tsx'), ['account', 'access', 'losses', 'roles']))
      .DeleteAccountDialog,
);

export const LazySelectedAccounts = lazyPart(
  async () =>
    (await withWords(import('./SelectedAccounts.tsx'), ['runs', 'access', 'roles', 'account'])).SelectedAccounts,
);
