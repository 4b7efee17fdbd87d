import type { Language } from '#shared/languages.ts';
import type { Messages } from './areas.ts';

const files = import.meta.glob<Messages['handover']>('./*/handover.ts', { eager: true, import: 'handover' });

/** The words that hand a link over, in any language at once: who sends them chooses it and sees them change. */
export function handoverWords(language: Language): Pick<Messages, 'handover'> {
  const handover = files[`./${language}/handover.ts`];
  if (handover === undefined) throw new TypeError(`web/messages/${language}/handover.ts does not export handover`);
  return { handover };
}
