import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

const widths = [24, 60, 54, 58, 40];

/** Grey lines where a page will stand whose data is slow. */
export function PageSkeleton() {
  const t = useTranslations('core.shell');
  return (
    <div className="page-skeleton" aria-busy="true">
      <VisuallyHidden>{t('loadingPage')}</VisuallyHidden>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
