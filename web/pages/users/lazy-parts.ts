/** Parts of the users' pages that come with their words when they are asked for, apart from what the list shows first. */
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** All of them but the questions about somebody, and the commands for selected users. */
const later = async () => (await import('./later-parts.ts')).loadLaterParts();

export const LazyCreateUserDrawer = lazyPart(async () => (await later()).CreateUserDrawer);
export const LazyEditUserDrawer = lazyPart(async () => (await later()).EditUserDrawer);
export const LazyCreatedNotice = lazyPart(async () => (await later()).CreatedNotice);
export const LazyUserFilters = lazyPart(async () => (await later()).UserFilters);

const wordsOfLosses = ['user', 'roles', 'access', 'losses', 'recovery'] as const;

export const LazyUserDialog = lazyPart(
  async () => (await withWords(import('./UserDialog.tsx'), wordsOfLosses)).UserDialog,
);

export const LazyUnassignDialog = lazyPart(
  async () => (await withWords(import('./UnassignDialog.tsx'), wordsOfLosses)).UnassignDialog,
);

export const LazySelectedUsers = lazyPart(
  async () => (await withWords(import('./SelectedUsers.tsx'), ['runs'])).SelectedUsers,
);
