/** Parts of the users' pages that come with their words when they are asked for, apart from what the list shows first. */
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** All of them but the commands for selected users. @throws TypeError when the code or its words cannot be fetched */
export const later = async () => (await import('./later-parts.ts')).loadLaterParts();

export const LazyCreateUserDrawer = lazyPart(async () => (await later()).CreateUserDrawer);
export const LazyEditUserDrawer = lazyPart(async () => (await later()).EditUserDrawer);
export const LazyCreatedNotice = lazyPart(async () => (await later()).CreatedNotice);
export const LazyUserDialog = lazyPart(async () => (await later()).UserDialog);
export const LazyUserFilters = lazyPart(async () => (await later()).UserFilters);

export const LazySelectedUsers = lazyPart(async () => {
  const load = import('./SelectedUsers.tsx');
  return (await Promise.all([load, loadMessages(['runs'])]))[0].SelectedUsers;
});
