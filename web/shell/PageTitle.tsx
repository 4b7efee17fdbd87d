import { useTranslations } from 'use-intl';
import { useScopeIfAny } from './use-scope.ts';

/** The name of the tab: the page, the region, the product. */
export function PageTitle({ title }: { title: string }) {
  const t = useTranslations('core');
  const scope = useScopeIfAny();
  return <title>{[title, scope?.region, t('product')].filter(Boolean).join(' · ')}</title>;
}
