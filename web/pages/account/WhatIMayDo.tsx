import { useTranslations } from 'use-intl';
import type { SignedInRegion } from '#shared/session.ts';
import { LazyOwnAccess } from '#web/access/lazy-own-access.ts';
import { explainQuery } from '#web/address/explain-address.ts';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { ownSubject } from '#web/session/own-subject.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** What whoever is signed in may do in the scope, with the ways to the whole of it. Grows with each answer. */
export function WhatIMayDo({ scope, signedIn }: { scope: Scope; signedIn: SignedInRegion }) {
  const t = useTranslations('ownAccount');
  const subject = ownSubject(signedIn);
  return (
    <section className="page-section" aria-labelledby="rights">
      <div className="section-head">
        <h2 id="rights">{t('rights')}</h2>
        <div className="page-actions">
          <ButtonLink to={paths.access(scope, subject)}>{t('seeRights')}</ButtonLink>
          <ButtonLink to={paths.explain(scope, explainQuery({ subject }))}>{t('ask')}</ButtonLink>
        </div>
        <p>{t('rightsLead')}</p>
      </div>
      <LazyOwnAccess key={scope.id} scope={scope} signedIn={signedIn} />
    </section>
  );
}
