import type { Area } from './areas.ts';
import { loadMessages } from './message-store.ts';

/** Code on its way, once its words are here as well: `withWords(import('./Part.tsx'), ['part'])`. @throws TypeError when either cannot be fetched. */
export async function withWords<Code>(code: Promise<Code>, areas: readonly Area[]): Promise<Code> {
  const [arrived] = await Promise.all([code, loadMessages(areas)]);
  return arrived;
}
