import { useTranslations } from 'use-intl';
import type { HeldSignIn } from '#shared/account.ts';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { DateTime } from '#web/ui/Time.tsx';

/** What the console's server keeps for whoever is signed in, and what it does not. */
export function HeldForYou({ held }: { held: readonly HeldSignIn[] }) {
  const t = useTranslations('ownAccount');
  const tokens = (
    <>
      {held.map((signIn) => (
        <p key={signIn.region}>
          <HeldToken {...signIn} />
        </p>
      ))}
      <p>{t('heldTokensText')}</p>
    </>
  );
  return (
    <section className="page-section" aria-labelledby="held">
      <h2 id="held">{t('held')}</h2>
      <p>{t('heldLead')}</p>
      <KeyValueList
        items={[
          { label: t('heldSession'), value: t('heldSessionText') },
          { label: t('heldTokens'), value: tokens },
          { label: t('heldSecret'), value: t('heldSecretText') },
          { label: t('heldLinks'), value: t('heldLinksText') },
          { label: t('heldTries'), value: t('heldTriesText') },
        ]}
      />
    </section>
  );
}

function HeldToken({ region, tokenExpiresAt, renewable }: HeldSignIn) {
  const t = useTranslations('ownAccount');
  return t.rich('heldToken', {
    region,
    renewable: String(renewable),
    time: () => <DateTime at={tokenExpiresAt} />,
  });
}
