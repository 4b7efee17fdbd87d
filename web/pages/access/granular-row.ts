import type { GranularItem } from '#web/access/acl-from-granular.ts';

export interface GranularRow extends GranularItem {
  /** The kind of resource, without its service. */
  readonly objectType: string;
}
