import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LazyNotFound } from './lazy-not-found.tsx';
import { loadRegions, useRegions } from '#web/session/regions-store.ts';
import { SignInForm } from '#web/session/SignInForm.tsx';
import { useSession } from '#web/session/use-session.ts';

/** In the place of a page of a region one is not signed in to yet; the other regions go on as they are. */
export function RegionSignIn({ region }: { region: string }) {
  const t = useTranslations('signIn');
  const regions = useRegions();
  const { operator } = useSession();
  useEffect(() => void loadRegions(), []);

  if (regions === undefined) return undefined;
  if (regions !== 'failed' && !regions.some(({ name }) => name === region)) return <LazyNotFound />;
  return (
    <section className="sign-in-panel" aria-labelledby="region-sign-in">
      <title>{`${t('title')} · ${region} · Portico`}</title>
      <h1 id="region-sign-in">{t('titleRegion', { region })}</h1>
      <p className="sign-in-lead">{t('leadRegion', { region })}</p>
      <SignInForm region={region} operator={operator} />
    </section>
  );
}
