import { useSession } from '#web/session/use-session.ts';
import type { Homes } from '#web/journal/use-target-names.ts';

/** The organisation that the account of each region belongs to, as far as the sign-in told it. */
export function useHomes(): Homes {
  const { regions } = useSession();
  return new Map(regions.flatMap(({ name, organisationId: id }) => (id === undefined ? [] : [[name, id]])));
}
