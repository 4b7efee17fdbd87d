import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** No wider than a narrow phone: a page widened by the longest would shrink, and move, with what comes in its place. */
const widths = [24, 39, 34, 37, 28];

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
