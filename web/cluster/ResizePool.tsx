import { useState, type RefObject } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import { capacityOf } from './capacity.ts';
import type { NodeProfile } from './node-profiles.ts';
import { mutationFor } from '#web/api/queries.ts';
import { FormCheckbox } from '#web/form/fields.tsx';
import { FormPopover } from '#web/form/FormPopover.tsx';
import { FormStepper } from '#web/form/FormStepper.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { countOf } from './node-count.ts';
import { WithoutYou } from '#web/operation/WithoutYou.tsx';
import { useAccepted, type PoolPanelProps } from './use-accepted.ts';
import { resizeButton } from './CountToResize.tsx';
import { usePanelLater } from './use-panel-later.ts';

interface ResizeValues {
  /** As typed. */
  count: string;
  /** That what runs on the workers that go may be interrupted. */
  agreed: boolean;
}

export interface ResizePoolProps extends PoolPanelProps {
  pool: NodePool;
  /** As far as the region tells what they have. */
  profiles: readonly NodeProfile[];
  /** What speaks against the own account's right to it. */
  doubt: string | undefined;
}

/** The table is read again behind the form, and its button may be another one then. */
function buttonOf(pool: string): RefObject<Element | null> {
  return {
    get current() {
      return document.getElementById(resizeButton(pool));
    },
  };
}

/** Changes how many nodes a pool has, beside the number; taking some away has to be agreed to. */
export function ResizePool({ pool, profiles, doubt, ...panel }: ResizePoolProps) {
  const t = useTranslations('pools');
  const { scope, cluster, onClose } = panel;
  const { submitLater, lock, confirm } = usePanelLater(panel);
  const explain = useExplain();
  const accepted = useAccepted(panel);
  const resize = useMutation(mutationFor(scope.region, 'UpdateNodePoolCount'));
  // As it was when the reader began; what changes behind them is for the region to refuse.
  const [{ name, nodeCount: before }] = useState(pool);
  const form = useForm<ResizeValues>({ defaultValues: { count: String(before), agreed: false }, mode: 'onTouched' });
  const { count: typed, agreed } = useWatch({ control: form.control, compute: (current: ResizeValues) => current });
  const count = countOf(typed);
  const more = count - before;
  const [trigger] = useState(() => buttonOf(name));
  const [now, then] = [before, count].map((nodeCount) => capacityOf([{ ...pool, nodeCount }], profiles));

  async function submit(values: ResizeValues) {
    const body = { count: countOf(values.count) };
    if (submitLater !== undefined) {
      await submitLater({ operation: 'UpdateNodePoolCount', path: { nodePoolName: name }, body });
      return;
    }
    const path = { spaceId: scope.id, clusterId: cluster.id, nodePoolName: name };
    const { operation } = await resize.mutateAsync({ path, body });
    const said = t('resize.accepted', { name, from: before, to: count });
    accepted(operation, said, { operation: 'UpdateNodePoolCount', path, body, before });
  }

  const submitLabel = t('resize.submit', { more: Math.max(0, more) || 0, fewer: Math.max(0, -more) || 0 });
  const reason = () => {
    if (more === 0) return t('resize.unchanged');
    return more < 0 && count > 0 && !agreed ? t('resize.notAgreed') : undefined;
  };
  return (
    <FormPopover
      title={t('resize.title', { name })}
      submitLabel={confirm(submitLabel)}
      submitDisabledReason={lock ?? reason()}
      trigger={trigger}
      form={form}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <p className="form-lead">{t('resize.lead', { count: before, profile: pool.nodeProfile })}</p>
      <FormStepper
        form={form}
        name="count"
        label={t('count')}
        lessLabel={t('less')}
        moreLabel={t('more')}
        min={1}
        rules={{ validate: (text) => countOf(String(text)) >= 1 || t('fault.count') }}
        hint={more > 0 ? t('resize.grows', { more, from: before, to: count }) : t('resize.hint')}
        required
      />
      {count > 0 && now !== undefined && then !== undefined ? (
        <output>
          {t(more === 0 ? 'resize.capacity' : 'resize.capacityChange', {
            cpu: now.cpu,
            memory: now.memory,
            cpuThen: then.cpu,
            memoryThen: then.memory,
          })}
        </output>
      ) : undefined}
      {more < 0 && count > 0 ? (
        <>
          <Notice tone="warning" title={t('resize.shrinks', { fewer: -more, from: before, to: count })} announce>
            <p>{t('resize.shrinkEffect', { fewer: -more })}</p>
          </Notice>
          <FormCheckbox form={form} name="agreed" label={t('resize.agree', { fewer: -more })} />
        </>
      ) : undefined}
      {doubt === undefined ? undefined : <Notice tone="warning" title={doubt} announce />}
      {submitLater === undefined ? undefined : <WithoutYou region={scope.region} />}
    </FormPopover>
  );
}
