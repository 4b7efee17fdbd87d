import { useFormatter, useTranslations } from 'use-intl';
import type { AccessPath } from '#shared/rules/access.ts';
import type { Preview, PreviewedRight, Right } from '#shared/rules/policy-preview.ts';
import { openUpTo } from './ChangedRights.tsx';
import { EffectGroup, outcomes, RightsSentences, type Outcome } from './EffectGroup.tsx';
import { groupRights } from './grouped-rights.ts';
import { shownResource, usePathWords } from './use-path-words.ts';
import type { Scope } from '#web/api/scope.ts';
import { useScope } from '#web/scope/use-scope.ts';

export interface PreviewListsProps {
  preview: Preview;
  /** Where the rights count, if that is not where one is. */
  scope?: Scope | undefined;
  /** What to call the resource of a right on a single one; the start of its id where that is not known. */
  resourceOf?: ((right: Right) => string | undefined) | undefined;
  /** What has become of so many rights, where "lost" and "gained" are not the words for it. */
  titleOf?: ((outcome: Outcome, count: number) => string | undefined) | undefined;
  /** What has become of them is not said above already. */
  isTitled?: boolean;
}

/** What a change does, before it is made: lost, gained, and what has no effect and why. */
export function PreviewLists({ preview, scope, resourceOf, titleOf, isTitled = true }: PreviewListsProps) {
  const t = useTranslations('access.grant');
  const format = useFormatter();
  const here = useScope();
  const wordsOf = usePathWords(scope ?? here);
  const words = (paths: readonly AccessPath[]) => format.list([...new Set(paths.map(wordsOf))]);
  const remarks: Readonly<Partial<Record<Outcome, (paths: readonly AccessPath[]) => string>>> = {
    lost: (paths) => t('stillOn', { paths: words(paths) }),
    kept: (paths) => t('also', { paths: words(paths) }),
  };
  return outcomes.map((outcome) => {
    const rights: readonly (Right & Partial<PreviewedRight>)[] = preview[outcome];
    if (rights.length === 0) return undefined;
    const sentences = (
      <RightsSentences
        key={outcome}
        groups={groupRights(rights, (right) => right)}
        open={rights.length <= openUpTo}
        keyOf={({ permission, resourceId = '' }) => `${permission} ${resourceId}`}
        renderLine={({ paths = [], ...right }) => (
          <>
            <code>{right.permission}</code>{' '}
            {right.resourceId === undefined ? undefined : (resourceOf?.(right) ?? shownResource(right.resourceId))}{' '}
            {paths.length > 0 ? <span className="field-hint">{remarks[outcome]?.(paths)}</span> : undefined}
          </>
        )}
      />
    );
    return isTitled ? (
      <EffectGroup
        key={outcome}
        outcome={outcome}
        title={titleOf?.(outcome, rights.length) ?? t(outcome, { count: rights.length })}
      >
        {sentences}
      </EffectGroup>
    ) : (
      sentences
    );
  });
}
