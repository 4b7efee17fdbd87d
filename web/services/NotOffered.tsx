import { useTranslations } from 'use-intl';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** In the place of what a region does not have (behaviours B12.5). */
export function NotOffered({ region }: { region: string }) {
  const t = useTranslations('services');
  return (
    <EmptyState kind="none-match" title={t('notOffered')}>
      {t('notOfferedWords', { region })}
    </EmptyState>
  );
}
