import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { queryFor } from '#web/api/queries.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import type { LinkNotice } from './notice.ts';

/** Finds out who has used a link, with one call at most; the start of the id for somebody who cannot be read. */
export function usePersonName(): (notice: LinkNotice) => Promise<string> {
  const client = useQueryClient();
  return useCallback(
    async ({ region, link: { organisationId, userId }, person }) => {
      if (person !== undefined) return person;
      const query = queryFor(region, 'GetUserOrganisation', { path: { organisationId, userId } });
      const user = await client.fetchQuery(query).catch(() => undefined);
      const { firstname, lastname, email = shortId(userId) } = user ?? {};
      return nameText([firstname, lastname].filter(Boolean).join(' ')) || email;
    },
    [client],
  );
}
