import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AccessRequest } from './AccessRequest.tsx';
import { OpenPages } from './OpenPages.tsx';
import { explainQuery } from '#web/address/explain-address.ts';
import { missingRight, scopeOfRefusal } from './refused-operation.ts';
import { paths } from '#web/address/paths.ts';
import { ownSubject } from '#web/session/own-subject.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ExternalLink } from '#web/ui/ExternalLink.tsx';
import { shortId } from '#web/ui/short-id.ts';
import type { RefusalHelpProps } from './RefusalHelp.tsx';
import { useScopeIfAny } from '#web/scope/use-scope.ts';

/** What a refusal is for want of, the request for it, and the way to the explanation; for pages and for writes alike. */
export function RefusalRequest({ error, apart }: RefusalHelpProps) {
  const t = useTranslations('access.refusal');
  const here = useScopeIfAny();
  const { session } = useSessionState();
  const right = missingRight(error);
  const scope = scopeOfRefusal(error) ?? here;
  const signedIn = session?.regions.find(({ name }) => name === scope?.region);
  if (right === undefined || scope === undefined || signedIn === undefined) return undefined;

  const { permission, presumed } = right;
  const subject = ownSubject(signedIn);
  const who = t('who', { type: subject.type, id: shortId(subject.id) });
  const named = signedIn.person?.name ?? session?.operator;
  const name = named === undefined ? who : t('named', { name: named, who });
  const address = paths.explain(scope, explainQuery({ subject, permission }));
  return (
    <div className="refusal-help">
      {presumed ? <p>{t.rich('presumed', { permission, code })}</p> : undefined}
      <p>{t('lead')}</p>
      <AccessRequest scope={scope} subject={subject} name={name} permission={permission} />
      {apart ? (
        <p>
          <ExternalLink href={address}>{t('explain')}</ExternalLink>
        </p>
      ) : (
        <>
          <ButtonLink to={address}>{t('explain')}</ButtonLink>
          <OpenPages scope={scope} />
        </>
      )}
    </div>
  );
}

const code = (chunks: ReactNode) => <code>{chunks}</code>;
