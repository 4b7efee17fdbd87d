import { useTranslations } from 'use-intl';
import { thingNames } from './thing-names.ts';

/** `130 Kubernetes clusters`, or `Kubernetes clusters` for all of them; undefined for what this page has no words for. */
export function useThingWords(): (what: string, count: number | undefined) => string | undefined {
  const t = useTranslations('access.things');
  return (what, count) => {
    const name = Object.hasOwn(thingNames, what) ? thingNames[what] : undefined;
    // No sentence is about none of something: nought stands for all.
    return name && t(name, { count: count ?? 0 });
  };
}
