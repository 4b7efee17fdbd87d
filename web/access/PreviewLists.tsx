import { useFormatter, useTranslations } from 'use-intl';
import type { AccessPath } from '#shared/rules/access.ts';
import type { Preview, PreviewedRight, Right } from '#shared/rules/policy-preview.ts';
import { openUpTo } from './ChangedRights.tsx';
import { EffectGroup, outcomes, RightsSentences, type Outcome } from './EffectGroup.tsx';
import { groupRights } from './grouped-rights.ts';
import { usePathWords } from './use-path-words.ts';
import { useScope } from '#web/scope/use-scope.ts';

/** What a change does, before it is made: lost, gained, and what has no effect and why. */
export function PreviewLists({ preview }: { preview: Preview }) {
  const t = useTranslations('access.grant');
  const format = useFormatter();
  const wordsOf = usePathWords(useScope());
  const words = (paths: readonly AccessPath[]) => format.list([...new Set(paths.map(wordsOf))]);
  const remarks: Readonly<Partial<Record<Outcome, (paths: readonly AccessPath[]) => string>>> = {
    lost: (paths) => t('stillOn', { paths: words(paths) }),
    kept: (paths) => t('also', { paths: words(paths) }),
  };
  return outcomes.map((outcome) => {
    const rights: readonly (Right & Partial<PreviewedRight>)[] = preview[outcome];
    if (rights.length === 0) return undefined;
    return (
      <EffectGroup key={outcome} outcome={outcome} title={t(outcome, { count: rights.length })}>
        <RightsSentences
          groups={groupRights(rights, (right) => right)}
          open={rights.length <= openUpTo}
          keyOf={({ permission, resourceId = '' }) => `${permission} ${resourceId}`}
          renderLine={({ permission, paths = [] }) => (
            <>
              <code>{permission}</code>{' '}
              {paths.length > 0 ? <span className="field-hint">{remarks[outcome]?.(paths)}</span> : undefined}
            </>
          )}
        />
      </EffectGroup>
    );
  });
}
