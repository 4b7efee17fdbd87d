import { describe, expect, it } from 'vitest';
import { queryFor } from '#web/api/queries.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { withPlaceNames } from './named-places.ts';

const region = 'eu-std-1';
const organisationId = '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c00';
const spaceId = '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c01';
const otherId = '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c02';

describe('a place that a region names by its id', () => {
  const client = createQueryClient();
  const { queryKey } = queryFor(region, 'GetOrganisation', { path: { organisationId } });
  client.setQueryData(queryKey, { organisationId, name: 'Atelier' });
  const mine = queryFor(region, 'ListMySpaces', { path: { organisationId }, page: { size: 50 } });
  client.setQueryData(mine.queryKey, { items: [{ id: spaceId, name: 'build\u202e', status: 'READY' }] });

  it('goes by its name once something read has told it', () => {
    expect(withPlaceNames(client, `It lacks iam.user.get on space ${spaceId}.`)).toMatch(
      /^It lacks iam\.user\.get on space “build.+” \(0197a3c2\)\.$/,
    );
    expect(withPlaceNames(client, `It does not belong to organisation ${organisationId.toUpperCase()}.`)).toBe(
      'It does not belong to organisation “Atelier” (0197A3C2).',
    );
  });

  it('stays as it came where nobody has named it', () => {
    const text = `It lacks iam.user.get on space ${otherId}, and cluster ${spaceId} is none.`;
    expect(withPlaceNames(client, text)).toBe(text);
  });
});
