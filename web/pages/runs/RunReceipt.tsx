import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Run } from '#shared/run.ts';
import { sizeOf } from '#shared/rules/policy-delta.ts';
import { keyOfItem, sameCase } from '#web/access/acl-entry.ts';
import { openUpTo } from '#web/access/ChangedRights.tsx';
import { DeltaWords } from '#web/access/DeltaWords.tsx';
import { EffectGroup, RightsSentences } from '#web/access/EffectGroup.tsx';
import { FirstOfMany } from '#web/access/FirstOfMany.tsx';
import { groupRights } from '#web/access/grouped-rights.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { useResourceNames } from '#web/access/use-resource-names.ts';
import { paths } from '#web/address/paths.ts';
import { runStepsQuery } from '#web/api/run-calls.ts';
import type { Scope } from '#web/api/scope.ts';
import { stepsOf } from '#web/runs/use-run-words.ts';
import { useStepWords } from '#web/runs/use-step-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { receiptLines, receiptOutcomes, type ReceiptLine, type StepChange } from './receipt-of-steps.ts';

/** Of so few lines what each has changed is in sight from the beginning. */
const openLines = 3;

/**
 * What a run has changed, by what its steps asked for and what came of each: what was lost by whom on top, what failed, is not
 * known or was so already apart. Nothing is worked out from what anybody may do today.
 */
export function RunReceipt({ run }: { run: Run }) {
  const t = useTranslations('runs.receipt');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(runStepsQuery(run, undefined));
  const steps = data?.pages.flatMap(({ items }) => items) ?? [];
  const wordsOf = useStepWords(run.scope, steps);
  const lines = receiptLines(run.scope, steps);
  // Why no steps have come is told where they would be listed.
  if (data === undefined) return undefined;
  return (
    <section aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {hasNextPage ? (
        <p>
          {t('partly', { shown: steps.length, all: stepsOf(run) })}{' '}
          <Button size="small" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      ) : undefined}
      {receiptOutcomes.map((outcome) => {
        const these = lines.filter((line) => line.outcome === outcome);
        if (these.length === 0) return undefined;
        return (
          <EffectGroup
            key={outcome}
            outcome={outcome === 'todo' ? 'inert' : outcome}
            title={t(outcome, { count: these.length })}
          >
            <FirstOfMany items={these}>
              {(shown) => (
                <ul className="effect-people">
                  {shown.map((line) => (
                    <Line key={line.key} line={line} open={lines.length <= openLines} words={wordsOf(line.step)} />
                  ))}
                </ul>
              )}
            </FirstOfMany>
          </EffectGroup>
        );
      })}
      <p className="field-hint">{t('hint')}</p>
    </section>
  );
}

function Line({ line, open, words }: { line: ReceiptLine; open: boolean; words: string }) {
  const t = useTranslations('runs.receipt');
  const { change, scope, subject, outcome, wasPerhapsSo } = line;
  const isDone = outcome === 'lost' || outcome === 'gained';
  const told = change.kind === 'other' ? undefined : t('change', { kind: change.kind, ...countsOf(change) });
  return (
    <li>
      {subject === undefined ? words : <TextLink to={paths.access(scope, subject)}>{words}</TextLink>}{' '}
      {wasPerhapsSo ? <span className="field-hint">{t('perhapsSo')}</span> : undefined}
      {isDone && change.kind === 'policy' ? (
        <details open={open}>
          <summary>{told}</summary>
          <DeltaWords delta={change.delta} scope={scope} />
        </details>
      ) : isDone && change.kind === 'acls' ? (
        <details open={open}>
          <summary>{told}</summary>
          <AclDelta isGiving={change.isGiving} items={change.items} scope={scope} />
        </details>
      ) : told === undefined ? undefined : (
        <span className="field-hint">{isDone ? told : t('asked', { change: told })}</span>
      )}
    </li>
  );
}

function countsOf(change: StepChange) {
  if (change.kind === 'policy') return { gives: sizeOf(change.delta.add), takes: sizeOf(change.delta.remove) };
  const count = change.kind === 'acls' ? change.items.length : 0;
  return change.kind === 'acls' && change.isGiving ? { gives: count, takes: 0 } : { gives: 0, takes: count };
}

/** ACLs by the names of their permissions and resources. */
function AclDelta({ isGiving, items, scope }: { isGiving: boolean; items: readonly AclItem[]; scope: Scope }) {
  const t = useTranslations('access.grant');
  const { data: permissions = [] } = useQuery(permissionsOf(scope));
  const names = new Map(permissions.map(({ uuid, name }) => [uuid, name]));
  const nameOf = useResourceNames(scope, items);
  const permissionOf = ({ permissionId }: AclItem) => names.get(sameCase(permissionId)) ?? shortId(permissionId);
  return (
    <EffectGroup
      outcome={isGiving ? 'gained' : 'lost'}
      title={t(isGiving ? 'given' : 'taken', { count: items.length })}
    >
      <RightsSentences
        groups={groupRights(items, (item) => ({ permission: permissionOf(item), resourceId: item.resourceId }))}
        open={items.length <= openUpTo}
        keyOf={keyOfItem}
        renderLine={(item) => (
          <>
            <code>{permissionOf(item)}</code> {nameOf(item) ?? shownResource(item.resourceId)}
          </>
        )}
      />
    </EffectGroup>
  );
}
