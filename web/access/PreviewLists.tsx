import { useFormatter, useTranslations } from 'use-intl';
import type { AccessPath } from '#shared/rules/access.ts';
import type { Preview, PreviewedRight, Right } from '#shared/rules/policy-preview.ts';
import { usePathWords } from './use-path-words.ts';
import { useScope } from '#web/scope/use-scope.ts';

/** More are counted, not listed: a list of a thousand helps nobody decide. */
const listed = 200;
const openUpTo = 12;

/** What a change does, before it is made: gained, lost, and what has no effect and why. */
export function PreviewLists({ preview }: { preview: Preview }) {
  const t = useTranslations('access.grant');
  const format = useFormatter();
  const wordsOf = usePathWords(useScope());
  const words = (paths: readonly AccessPath[]) => format.list([...new Set(paths.map(wordsOf))]);
  const { gained, lost, kept, inert, uncertain } = preview;
  const plain = (rights: readonly Right[]) => rights.map((right) => ({ ...right, paths: [] }));
  return (
    <>
      <Group title={t('gained', { count: gained.length })} rights={gained} />
      <Group
        title={t('lost', { count: lost.length })}
        rights={lost}
        remark={({ paths }) => (paths.length > 0 ? t('stillOn', { paths: words(paths) }) : undefined)}
      />
      <Group
        title={t('kept', { count: kept.length })}
        rights={kept}
        remark={({ paths }) => t('also', { paths: words(paths) })}
      />
      <Group title={t('inert', { count: inert.length })} rights={plain(inert)} />
      <Group title={t('uncertain', { count: uncertain.length })} rights={plain(uncertain)} />
    </>
  );
}

interface GroupProps {
  title: string;
  rights: readonly PreviewedRight[];
  remark?: (right: PreviewedRight) => string | undefined;
}

function Group({ title, rights, remark }: GroupProps) {
  const t = useTranslations('access.grant');
  if (rights.length === 0) return undefined;
  return (
    <details open={rights.length <= openUpTo}>
      <summary>{title}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be in reach of the keyboard */}
      <ul className="rights" tabIndex={0} aria-label={title}>
        {rights.slice(0, listed).map((right) => (
          <li key={keyOf(right)}>
            <code>{right.permission}</code> <span className="field-hint">{remark?.(right)}</span>
          </li>
        ))}
        {rights.length > listed ? <li>{t('andMore', { count: rights.length - listed })}</li> : undefined}
      </ul>
    </details>
  );
}

function keyOf({ permission, resourceId = '' }: Right): string {
  return `${permission} ${resourceId}`;
}
