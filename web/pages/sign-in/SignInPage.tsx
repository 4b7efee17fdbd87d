import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { regionIn } from '#web/address/paths.ts';
import { PreferenceFields } from '#web/preferences/PreferenceFields.tsx';
import { SessionUnknown } from '#web/session/SessionUnknown.tsx';
import { SignInForm } from '#web/session/SignInForm.tsx';
import { notedEnding } from '#web/session/noted-ending.ts';
import { BrandMark } from '#web/page/BrandMark.tsx';

/** The way in: one form, set to the region of the address one came for; says why one is here, as far as that is known. */
export function SignInPage() {
  const t = useTranslations('signIn');
  const [search] = useSearchParams();
  const [ending] = useState(() => notedEnding());
  const region = regionIn(search.get('returnTo') ?? '');
  return (
    <div className="sign-in">
      <title>{`${t('title')} · Portico`}</title>
      <main className="sign-in-card">
        <BrandMark />
        <h1>{t('title')}</h1>
        {ending === undefined ? undefined : <output className="sign-in-lead">{t('ending', { ending })}</output>}
        <SessionUnknown />
        <SignInForm preferred={region} />
      </main>
      <footer className="sign-in-foot">
        <PreferenceFields />
      </footer>
    </div>
  );
}
