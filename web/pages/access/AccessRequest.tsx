import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/use-scope.ts';
import { CopyButton } from '#web/ui/Copy.tsx';
import type { AnsweredQuestion } from './ExplainAnswer.tsx';

/** Text to send to whoever can give the right; its link opens the change with its preview. */
export function AccessRequest({ subject, permission, resource, name }: AnsweredQuestion & { name: string }) {
  const t = useTranslations('access.explain');
  const scope = useScope();
  const link = `${location.origin}${paths.access(scope, subject)}?grant=${encodeURIComponent(permission)}`;
  const text = t('requestText', { name, permission, where: resource === '' ? 'none' : resource, link });
  return (
    <section>
      <h2>{t('request')}</h2>
      <p>{t('requestLead')}</p>
      <blockquote className="request">
        <p>{text}</p>
        <CopyButton value={text} label={t('copyRequest')} />
      </blockquote>
    </section>
  );
}
