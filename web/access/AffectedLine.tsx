import { useFormatter, useTranslations } from 'use-intl';
import type { Preview } from '#shared/rules/policy-preview.ts';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { PreviewLists, type PreviewListsProps } from './PreviewLists.tsx';
import { SubjectMark } from './StatusMark.tsx';
import type { NamedSubject } from './subject-list.ts';

/** Somebody whose rights a change concerns, and what it does to them. */
export interface Affected {
  readonly subject: NamedSubject;
  readonly preview: Preview;
}

/** Somebody a change concerns, and what they gain, lose, or have otherwise; the permissions on demand. */
export function AffectedLine({ affected: { subject, preview }, open }: { affected: Affected; open: boolean }) {
  const t = useTranslations('roles.deletion');
  const scope = useScope();
  return (
    <li>
      <TextLink to={paths.access(scope, subject)}>{nameText(subject.name)}</TextLink>{' '}
      <SubjectMark record={subject.record} /> <span className="field-hint">{t('subject', { type: subject.type })}</span>
      <CountedPreview preview={preview} open={open} />
    </li>
  );
}

/** How many rights are gained and lost; which, on demand. Nothing where there are none. */
export function CountedPreview({ open, ...lists }: Omit<PreviewListsProps, 'isTitled'> & { open: boolean }) {
  const t = useTranslations('roles.deletion');
  const format = useFormatter();
  const { gained, lost, kept, inert, uncertain } = lists.preview;
  const words = [
    ...(gained.length > 0 ? [lists.titleOf?.('gained', gained.length) ?? t('gains', { count: gained.length })] : []),
    ...(lost.length > 0 ? [lists.titleOf?.('lost', lost.length) ?? t('loses', { count: lost.length })] : []),
    ...(kept.length > 0 ? [t('keeps', { count: kept.length })] : []),
    ...(inert.length > 0 ? [t('inert', { count: inert.length })] : []),
    ...(uncertain.length > 0 ? [t('uncertain', { count: uncertain.length })] : []),
  ];
  if (words.length === 0) return undefined;
  return (
    <details open={open}>
      <summary>{format.list(words)}</summary>
      <PreviewLists {...lists} isTitled={words.length > 1} />
    </details>
  );
}
