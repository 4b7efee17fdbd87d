/** Parts of the users' pages that come with their words when they are asked for, apart from what the list shows first. */
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyCreateUserDrawer = lazyPart(async () => {
  const [{ CreateUserDrawer }] = await Promise.all([import('./CreateUserDrawer.tsx'), loadMessages(['user'])]);
  return CreateUserDrawer;
});

export const LazyEditUserDrawer = lazyPart(async () => {
  const [{ EditUserDrawer }] = await Promise.all([import('./EditUserDrawer.tsx'), loadMessages(['user'])]);
  return EditUserDrawer;
});

export const LazyCreatedNotice = lazyPart(async () => {
  const [{ CreatedNotice }] = await Promise.all([import('./CreatedNotice.tsx'), loadMessages(['user'])]);
  return CreatedNotice;
});

export const LazySelectedUsers = lazyPart(async () => {
  const load = import('./SelectedUsers.tsx');
  return (await Promise.all([load, loadMessages(['runs'])]))[0].SelectedUsers;
});

export const LazyUserDialog = lazyPart(async () => {
  const [{ UserDialog }] = await Promise.all([import('./UserDialog.tsx'), loadMessages(['user', 'recovery'])]);
  return UserDialog;
});
