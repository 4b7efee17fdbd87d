import { useTranslations } from 'use-intl';
import { PreferenceMenus } from '#web/preferences/PreferenceMenus.tsx';
import { SignInForm } from '#web/session/SignInForm.tsx';
import { BrandMark } from '#web/shell/BrandMark.tsx';

/** The way in: one form. `region` is that of the address one came for. */
export function SignInPage({ region }: { region: string | undefined }) {
  const t = useTranslations('core.signIn');
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
