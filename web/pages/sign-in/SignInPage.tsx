import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PreferenceMenus } from '#web/preferences/PreferenceMenus.tsx';
import { checkedReturnTo } from '#web/session/return-to.ts';
import { SignInForm } from '#web/session/SignInForm.tsx';
import { useSessionState } from '#web/session/use-session.ts';
import { BrandMark } from '#web/shell/BrandMark.tsx';

/** The way in: one form, and the address one came for afterwards. */
export function SignInPage() {
  const t = useTranslations('core.signIn');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { session } = useSessionState();
  const returnTo = checkedReturnTo(search.get('returnTo'), window.location.origin);
  const region = /^\/([a-z]{2,}(?:-[a-z0-9]+)+)\//.exec(returnTo)?.[1];

  useEffect(() => {
    if (session !== undefined) void navigate(returnTo, { replace: true });
  }, [session, navigate, returnTo]);

  return (
    <div className="sign-in">
      <title>{`${t('title')} · Portico`}</title>
      <main className="sign-in-card">
        <BrandMark />
        <h1>{t('title')}</h1>
        <p className="sign-in-lead">{t('lead')}</p>
        <SignInForm preferred={region} />
        <p className="sign-in-note">{t('secretStays')}</p>
      </main>
      <footer className="sign-in-foot">
        <PreferenceMenus />
      </footer>
    </div>
  );
}
