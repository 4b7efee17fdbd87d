import { useTranslations } from 'use-intl';
import { unreadCount } from './unread-count.ts';
import { useStore } from '#web/ui/store.ts';
import { useScopeIfAny } from '#web/scope/use-scope.ts';

/** The name of the tab: unread notices, the page, the region, the product. */
export function PageTitle({ title }: { title: string }) {
  const t = useTranslations('core');
  const scope = useScopeIfAny();
  const unread = useStore(unreadCount);
  const name = [title, scope?.region, t('product')].filter(Boolean).join(' · ');
  return <title>{unread === 0 ? name : `(${unread}) ${name}`}</title>;
}
