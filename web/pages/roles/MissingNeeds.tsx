import { useFormatter, useTranslations } from 'use-intl';
import type { Need } from '#shared/rules/role-fitting.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** Operations that remain closed, each with the permission it takes; nothing where there are none. */
export function MissingNeeds({ title, needs }: { title: string; needs: readonly Need[] }) {
  const t = useTranslations('fitting');
  const format = useFormatter();
  if (needs.length === 0) return undefined;
  return (
    <Notice tone="warning" title={title}>
      <ul>
        {needs.map(({ operation, permissions }) => (
          <li key={operation}>{t('takes', { operation, names: format.list(permissions, { type: 'disjunction' }) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
