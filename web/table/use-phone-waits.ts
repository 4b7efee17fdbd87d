import { usePatience } from '#web/ui/use-patience.ts';
import { useNarrow } from './narrow.ts';

/** Whether a phone still waits for all of a page that comes in parts. */
export function usePhoneWaits(isWhole: boolean): boolean {
  const isNarrow = useNarrow();
  return usePatience(isWhole) && isNarrow;
}
