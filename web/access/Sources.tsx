import { useTranslations } from 'use-intl';
import type { AccessPath } from '#shared/rules/access.ts';
import { keyOfPath } from '#shared/rules/policy-preview.ts';
import type { Scope } from '#web/api/scope.ts';
import { usePathWords } from './use-path-words.ts';

/** More would make a row taller than it is useful; the explanation of the right shows all of them. */
const shown = 4;

/** Where a right comes from, one after the other. */
export function Sources({ scope, paths }: { scope: Scope; paths: readonly AccessPath[] }) {
  const t = useTranslations('access.path');
  const wordsOf = usePathWords(scope);
  return (
    <span className="sources">
      {paths.slice(0, shown).map((path) => (
        <span key={keyOfPath(path)}>{wordsOf(path)}</span>
      ))}
      {paths.length > shown ? <span>{t('more', { count: paths.length - shown })}</span> : undefined}
    </span>
  );
}
