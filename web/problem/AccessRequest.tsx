import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { paths, type Subject } from '#web/address/paths.ts';
import { CopyButton } from '#web/ui/Copy.tsx';

export interface AccessRequestProps {
  scope: Scope;
  subject: Subject;
  /** What the request calls the subject. */
  name: string;
  permission: string;
  /** Empty when it is needed on everything in the scope. */
  resource?: string;
}

/** Text to send to whoever can give the right; its link opens the change with its preview. */
export function AccessRequest({ scope, subject, name, permission, resource = '' }: AccessRequestProps) {
  const t = useTranslations('access.explain');
  const link = `${location.origin}${paths.access(scope, subject)}?grant=${encodeURIComponent(permission)}`;
  const text = t('requestText', { name, permission, whole: String(resource === ''), where: resource, link });
  return (
    <blockquote className="request">
      <p>{text}</p>
      <CopyButton value={text} label={t('copyRequest')} />
    </blockquote>
  );
}
