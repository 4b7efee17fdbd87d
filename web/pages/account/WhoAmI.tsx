import { useTranslations } from 'use-intl';
import type { SignedInRegion } from '#shared/session.ts';
import type { Scope } from '#web/api/scope.ts';
import { useScopeNames } from '#web/scope/scope-names.ts';
import { useSession } from '#web/session/use-session.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList, type KeyValue } from '#web/ui/KeyValueList.tsx';
import { nameText } from '#web/ui/name-text.ts';

/** Who is signed in to the region of the scope. */
export function WhoAmI({ scope, signedIn }: { scope: Scope; signedIn: SignedInRegion }) {
  const t = useTranslations('ownAccount');
  const { operator } = useSession();
  const { clientId, person, organisationId } = signedIn;
  const { organisation } = useScopeNames(scope);
  const about: KeyValue[] = person
    ? [
        { label: t('name'), value: person.name },
        { label: t('email'), value: person.email },
      ]
    : [{ label: t('operator'), value: operator }];
  return (
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
  );
}
