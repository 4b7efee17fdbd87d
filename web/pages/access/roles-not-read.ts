import type { SubjectAccess } from './use-subject-access.ts';

/** Names of roles held whose contents are still being read, or could not be; those of the organisation last. */
export function rolesNotRead({ own, above }: Pick<SubjectAccess, 'own' | 'above'>, wanted: 'reading' | 'failed') {
  return [own, ...(above === undefined ? [] : [above])].flatMap(({ unread, roleName }) =>
    [...unread].flatMap(([uuid, state]) => (state === wanted ? [roleName(uuid)] : [])),
  );
}
