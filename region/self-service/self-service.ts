/** What the steps of self-service work on. */
import type { RegionDatabase } from '../store/database.ts';
import type { World } from '../world.ts';

export interface SelfService {
  readonly database: RegionDatabase;
  readonly world: World;
}
