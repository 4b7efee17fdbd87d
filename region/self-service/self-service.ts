/** What the steps of self-service work on. */
import type { RegionDatabase } from '#region/store/database.ts';
import type { RegionContext } from '#region/handler/region-context.ts';

export interface SelfService {
  readonly database: RegionDatabase;
  readonly context: RegionContext;
}
