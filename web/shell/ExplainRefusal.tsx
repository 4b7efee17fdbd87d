import { useTranslations } from 'use-intl';
import { explainQuery } from '#web/access/explain-address.ts';
import { paths } from '#web/paths.ts';
import { ownSubject } from '#web/session/own-subject.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useScopeIfAny } from './use-scope.ts';

/** From a refusal to why one lacks the permission, and to a request that can be sent to who can give it. */
export function ExplainRefusal({ permission }: { permission: string | undefined }) {
  const t = useTranslations('core.problem');
  const scope = useScopeIfAny();
  const { session } = useSessionState();
  const signedIn = session?.regions.find(({ name }) => name === scope?.region);
  if (permission === undefined || scope === undefined || signedIn === undefined) return undefined;
  const subject = ownSubject(signedIn);
  return <ButtonLink to={paths.explain(scope, explainQuery({ subject, permission }))}>{t('explain')}</ButtonLink>;
}
