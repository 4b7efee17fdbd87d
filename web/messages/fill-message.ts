/** Fills in a compiled message; takes the place of the one in use-intl (vite.config.ts). */
import fill from 'use-intl/format-message/format-only';
import { nameText } from '#web/ui/name-text.ts';

type Filling = Parameters<typeof fill>;

/** As use-intl does, but nothing that a region or a person calls something stays unseen in a sentence. */
export default function fillMessage(...[key, message, values, options]: Filling): ReturnType<typeof fill> {
  return fill(key, message, values && seen(values), options);
}

/** The message is not ready as it stands: use-intl asks for this. */
fillMessage.raw = false;

function seen(values: NonNullable<Filling[2]>): NonNullable<Filling[2]> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? nameText(value) : value]),
  );
}
