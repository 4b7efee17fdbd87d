import { useTranslations } from 'use-intl';

/** The product's sign and name. */
export function BrandMark() {
  const t = useTranslations('core');
  return (
    <span className="brand">
      <svg width={20} height={20} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 6.5 8 2l6 4.5V14h-3V9.5a3 3 0 0 0-6 0V14H2z" fill="currentColor" />
      </svg>
      {t('product')}
    </span>
  );
}
