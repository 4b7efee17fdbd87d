/** Parts of these pages that come with their words when they are asked for, apart from what the list shows first. */
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyCreateAccountDrawer = lazyPart(async () => {
  const [{ CreateAccountDrawer }] = await Promise.all([import('./CreateAccountDrawer.tsx'), loadMessages(['account'])]);
  return CreateAccountDrawer;
});

export const LazyEditAccountDrawer = lazyPart(async () => {
  const [{ EditAccountDrawer }] = await Promise.all([import('./EditAccountDrawer.tsx'), loadMessages(['account'])]);
  return EditAccountDrawer;
});

export const LazyAccountDialog = lazyPart(async () => {
  const [{ AccountDialog }] = await Promise.all([import('./AccountDialog.tsx'), loadMessages(['account'])]);
  return AccountDialog;
});

export const LazySelectedAccounts = lazyPart(async () => {
  const load = import('./SelectedAccounts.tsx');
  return (await Promise.all([load, loadMessages(['runs', 'access', 'roles', 'account'])]))[0].SelectedAccounts;
});
