import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { explain } from '#shared/rules/access-knowledge.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { keyOfPath } from '#shared/rules/policy-preview.ts';
import { AccessRequest } from '#web/problem/AccessRequest.tsx';
import { StatusWords } from '#web/access/StatusMark.tsx';
import { explainQuery } from '#web/address/explain-address.ts';
import { tellingName } from '#web/access/telling-name.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { sameCase } from '#web/access/acl-entry.ts';
import { shownResource, usePathWords } from '#web/access/use-path-words.ts';
import { useSubjectAccess } from './use-subject-access.ts';
import { paths } from '#web/address/paths.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { tourMemory } from '#web/preferences/tour-memory.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { CopyButton } from '#web/ui/Copy.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { GapList } from './GapList.tsx';
import type { AnsweredQuestion } from './answered-question.ts';
import { PathGraph } from './PathGraph.tsx';
import { Remedies } from './Remedies.tsx';
import { Removals } from './Removals.tsx';
import { useThingName } from './use-thing-name.ts';
import { useReach } from './use-reach.ts';

const tones = { granted: 'good', held: 'warning', denied: 'warning', unknown: 'info' } as const;

/**
 * Yes by these ways, held without being of use, no, or why it cannot be known; then what takes the right away, or what
 * gives it.
 */
export function ExplainAnswer({ subject, permission, resource }: AnsweredQuestion) {
  const t = useTranslations('access.explain');
  const scope = useScope();
  const { here, above } = useReach(permission);
  const { data: permissions = [] } = useQuery(permissionsOf(scope));
  const { service, resource: kind } = facetsOf({ name: permission });
  const concerned = resource !== '' && kind !== '';
  const thing = useThingName({ service, resource: kind }, resource);
  const nameOf = (id: string) => (sameCase(id) === sameCase(resource) ? thing : shownResource(id));
  const wordsOf = usePathWords(scope, nameOf);
  const { knowledge, who, pending, asked, assigned } = useSubjectAccess(scope, subject, {
    pairs: concerned ? [{ service, resource: kind }] : [],
    objectTypes: concerned ? [kind] : [],
    // Nothing but identity rights reaches into a space (behaviours B3.5): nothing else is asked of the organisation.
    above: service === 'iam',
  });
  const isAnswered = !pending && asked.done >= asked.all;
  useEffect(() => {
    if (isAnswered) tourMemory.remember('explain');
  }, [isAnswered]);
  if (!isAnswered) return <PageSkeleton />;

  const question = { permissions: [permission], level: scope.kind, ...(resource !== '' && { resourceId: resource }) };
  const { name, status, place } = who;
  const telling = tellingName(who);
  const explanation = explain(question, knowledge, status);
  const { answer } = explanation;
  const ways = 'paths' in explanation ? explanation.paths : [];
  // Whoever is on the way out, or gone, is given nothing any more.
  const isLost = status.state === 'gone' || status.state === 'leaving';
  const address = paths.explain(scope, explainQuery({ subject, permission, resource }));
  const wanted = { subject, permission, resource };
  return (
    <section aria-label={t(answer, { name: telling })} className="answer">
      <Notice tone={tones[answer]} title={t(answer, { name: telling })} announce>
        <p title={resource}>
          {t('question', { permission, whole: String(resource === ''), resource: nameText(thing) })}{' '}
          <CopyButton value={`${location.origin}${address}`} label={t('link')} />
        </p>
        {assigned || isLost ? undefined : <p>{t('unassigned')}</p>}
        {status.state === 'unknown' && answer === 'denied' ? undefined : (
          <StatusWords subject={subject} name={name} status={status} place={place} />
        )}
        <p>
          <TextLink to={paths.access(scope, subject)}>{nameText(telling)}</TextLink>
        </p>
      </Notice>
      {explanation.answer === 'unknown' ? <GapList gaps={explanation.gaps} /> : undefined}
      {ways.length > 0 ? (
        <>
          <section>
            <h2>{answer === 'granted' ? t('because') : t('heldBy')}</h2>
            <PathGraph name={name} permission={permission} thing={thing} nameOf={nameOf} ways={ways} answer={answer} />
            <ul className="ways">
              {ways.map((path) => {
                const place = path.level === here.kind ? here : above;
                return (
                  <li key={keyOfPath(path)}>
                    {path.kind === 'role' && place !== undefined ? (
                      <TextLink to={paths.role(place, path.uuid)}>{nameText(wordsOf(path))}</TextLink>
                    ) : (
                      nameText(wordsOf(path))
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
          <Removals subject={subject} permission={permission} paths={ways} nameOf={nameOf} permissions={permissions} />
        </>
      ) : isLost ? undefined : (
        <>
          <Remedies {...wanted} permissions={permissions} assigned={assigned} />
          <section>
            <h2>{t('request')}</h2>
            <p>{t('requestLead')}</p>
            <AccessRequest {...wanted} scope={scope} name={name} />
          </section>
        </>
      )}
    </section>
  );
}
