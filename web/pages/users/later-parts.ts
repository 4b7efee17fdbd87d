/** What most who see the users do not open, together with its words. */
import { loadMessages } from '#web/messages/message-store.ts';
import { CreatedNotice } from './CreatedNotice.tsx';
import { CreateUserDrawer } from './CreateUserDrawer.tsx';
import { EditUserDrawer } from './EditUserDrawer.tsx';
import { UserFilters } from './UserFilters.tsx';

/** @throws TypeError when the words cannot be fetched */
export async function loadLaterParts() {
  await loadMessages(['user', 'roles', 'recovery']);
  return { CreatedNotice, CreateUserDrawer, EditUserDrawer, UserFilters };
}
