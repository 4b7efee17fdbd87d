import { useFormatter, useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { serviceLevels } from '#web/access/service-levels.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { accessSummary } from '#web/access/access-summary.ts';
import type { EffectiveRight } from '#web/access/effective-rights.ts';
import type { SubjectAccess } from './use-subject-access.ts';
import { nameText } from '#web/ui/name-text.ts';
import { rolesNotRead } from './roles-not-read.ts';
import { useSingleWords } from './use-single-words.ts';
import './subject.css';

export interface AccessSummaryProps {
  access: SubjectAccess;
  rights: readonly EffectiveRight[];
  permissions: readonly Permission[];
  /** Everything has been read that may give a right. */
  isWhole: boolean;
}

/** What it comes to, in a sentence, and what that leaves out: what is still looked at, and what could not be. */
export function AccessSummary({ access, rights, permissions, isWhole }: AccessSummaryProps) {
  const t = useTranslations('access.summary');
  const format = useFormatter();
  const { kind } = useScope();
  const { own, knowledge, asked, who } = access;
  const thingsOf = useSingleWords(own.acls);
  // What could not be read may explain it.
  const areRolesRead = knowledge.gaps.every((gap) => gap.kind !== 'role' && gap.kind !== 'policy');
  const names = permissions.map(({ name }) => name);
  const { name } = who;
  const { everything, services, single, unexplained } = accessSummary(rights, names);
  const parts = everything
    ? [t('everything', { kind })]
    : serviceLevels.flatMap((level) =>
        services[level].length === 0 ? [] : [t(level, { services: format.list(services[level]) })],
      );
  const reading = rolesNotRead(access, 'reading').map(nameText);
  const underWay = [
    ...(reading.length === 0 ? [] : [t('reading', { count: reading.length, names: format.list(reading) })]),
    ...(asked.done < asked.all ? [t('looking')] : []),
  ];
  const all = [...parts, ...single.map((one) => t('single', { level: one.level, things: thingsOf(one) }))];
  return (
    <p className="access-summary">
      {all.length > 0
        ? t('sentence', { status: who.status.state, name, parts: format.list(all) })
        : t(isWhole ? 'nothing' : 'nothingSoFar', { name })}{' '}
      {unexplained.length === 0 || !areRolesRead ? undefined : (
        <strong>{t('unexplained', { count: unexplained.length })}</strong>
      )}{' '}
      {isWhole ? undefined : <span>{underWay.length > 0 ? underWay.join(' ') : t('unread')}</span>}
    </p>
  );
}
