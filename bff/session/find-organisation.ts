import { readOperation } from '#bff/regions/read-operation.ts';
import type { Region } from '#bff/regions/region-directory.ts';

/** The organisation of whoever has this token. Not knowing it is no reason to refuse a sign-in. */
export async function findOrganisation(region: Region, accessToken: string): Promise<string | undefined> {
  try {
    const { status, body } = await readOperation(region, accessToken, 'ListMyOrganisations', {});
    const [first] = (body as { items?: { organisationId?: unknown; id?: unknown }[] } | undefined)?.items ?? [];
    const id = first?.organisationId ?? first?.id;
    return status === 200 && typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
