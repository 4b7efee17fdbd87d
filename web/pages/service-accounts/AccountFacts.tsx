import { useLocale, useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { ExpirationDate } from './ExpirationDate.tsx';
import { lifetimeText } from './lifetime.ts';

/** What the region knows of an account. Its secret is not among it. */
export function AccountFacts({ account }: { account: ServiceAccount }) {
  const t = useTranslations('account.facts');
  const locale = useLocale();
  const { id, name, tokenDuration, expirationDate } = account;
  return (
    <section aria-labelledby="account-facts" className="page-section">
      <h2 id="account-facts">{t('title')}</h2>
      <KeyValueList
        columns={2}
        items={[
          { label: t('name'), value: name },
          { label: t('id'), value: <Copy value={id} label={t('copyId')} /> },
          { label: t('tokenDuration'), value: tokenDuration && lifetimeText(locale, tokenDuration) },
          { label: t('expirationDate'), value: <ExpirationDate date={expirationDate} /> },
          { label: t('secret'), value: t('secretHidden') },
        ]}
      />
    </section>
  );
}
