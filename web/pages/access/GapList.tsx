import { useTranslations } from 'use-intl';
import type { Gap } from '#shared/rules/access-knowledge.ts';
import { shortId } from '#web/ui/short-id.ts';

/** What stands in the way of an answer. */
export function GapList({ gaps }: { gaps: readonly Gap[] }) {
  const t = useTranslations('access.explain');
  const wordsOf = (gap: Gap) => {
    switch (gap.kind) {
      case 'role':
      case 'permission':
        return t(`gap.${gap.kind}`, { id: shortId(gap.uuid), level: gap.level });
      case 'acls':
        return t('gap.acls', { kind: `${gap.service}.${gap.resource}`, level: gap.level });
      case 'ownership':
      case 'status':
        return t(`gap.${gap.kind}`);
      default:
        return t(`gap.${gap.kind}`, { level: gap.level });
    }
  };
  return (
    <section>
      <h2>{t('gapsTitle')}</h2>
      <ul className="ways">
        {[...new Set(gaps.map(wordsOf))].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
