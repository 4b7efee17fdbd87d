import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { useSourceWords } from '#web/access/use-path-words.ts';
import type { Way } from '#web/access/way.ts';

/** More would make a row taller than it is useful; the explanation of the right shows all of them. */
const shown = 4;

export interface SourcesProps {
  scope: Scope;
  paths: readonly Way[];
  /** What to call a resource; by its id where nothing else is known. */
  resourceName?: (id: string) => string;
}

/** Where a right comes from, one after the other. */
export function Sources({ scope, paths, resourceName }: SourcesProps) {
  const t = useTranslations('access.path');
  const words = useSourceWords(scope, resourceName)(paths);
  return (
    <span className="sources">
      {words.slice(0, shown).map((one) => (
        <span key={one}>{one}</span>
      ))}
      {words.length > shown ? <span>{t('more', { count: words.length - shown })}</span> : undefined}
    </span>
  );
}
