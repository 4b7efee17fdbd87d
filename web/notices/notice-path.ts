import { paths } from '#web/address/paths.ts';
import type { Notice } from './notice.ts';

/** Address of the page of the operation that ended. */
export function noticePath({ region, spaceId, id }: Pick<Notice, 'region' | 'spaceId' | 'id'>): string {
  return paths.operation({ region, kind: 'space', id: spaceId }, id);
}
