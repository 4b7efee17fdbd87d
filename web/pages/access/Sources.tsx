import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { usePathWords } from '#web/access/use-path-words.ts';
import type { Way } from '#web/access/way.ts';

/** More would make a row taller than it is useful; the explanation of the right shows all of them. */
const shown = 4;

/** Where a right comes from, one after the other. */
export function Sources({ scope, paths }: { scope: Scope; paths: readonly Way[] }) {
  const t = useTranslations('access.path');
  const wordsOf = usePathWords(scope);
  const words = [...new Set(paths.map(wordsOf))];
  return (
    <span className="sources">
      {words.slice(0, shown).map((one) => (
        <span key={one}>{one}</span>
      ))}
      {words.length > shown ? <span>{t('more', { count: words.length - shown })}</span> : undefined}
    </span>
  );
}
