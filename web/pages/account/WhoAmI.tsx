import { useTranslations } from 'use-intl';
import type { SignedInRegion } from '#shared/session.ts';
import { LazyOwnAccess } from '#web/access/lazy-own-access.ts';
import { explainQuery } from '#web/address/explain-address.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { useScopeNames } from '#web/scope/scope-names.ts';
import { ownSubject } from '#web/session/own-subject.ts';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList, type KeyValue } from '#web/ui/KeyValueList.tsx';
import { nameText } from '#web/ui/name-text.ts';

/** Who is signed in to the region of the scope, and the ways to what they may do there. */
export function WhoAmI({ scope, signedIn }: { scope: Scope; signedIn: SignedInRegion }) {
  const t = useTranslations('ownAccount');
  const { operator } = useSession();
  const { clientId, person, organisationId } = signedIn;
  const { organisation } = useScopeNames(scope);
  const subject = ownSubject(signedIn);
  const about: KeyValue[] = person
    ? [
        { label: t('name'), value: person.name },
        { label: t('email'), value: person.email },
      ]
    : [{ label: t('operator'), value: operator }];
  return (
    <>
      <section className="page-section" aria-labelledby="who">
        <h2 id="who">{t('who')}</h2>
        <KeyValueList
          columns={2}
          items={[
            { label: t('kind'), value: person ? t('person') : t('serviceAccount') },
            ...about,
            { label: t('id'), value: <Copy value={clientId} label={t('copyId')} /> },
            {
              label: t('organisation'),
              value: organisationId && (
                <>
                  {organisation?.name === undefined ? undefined : nameText(organisation.name)}{' '}
                  <Copy value={organisationId} label={t('copyOrganisation')} />
                </>
              ),
            },
          ]}
        />
      </section>
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
    </>
  );
}
