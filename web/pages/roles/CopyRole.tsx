import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { useEffectGate } from '#web/access/EffectGate.tsx';
import { FormSelect } from '#web/form/fields.tsx';
import { FormCombobox } from '#web/form/FormCombobox.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useSession } from '#web/session/use-session.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { useBeginRun } from '#web/runs/use-begin-run.ts';
import { placeFrom, usePlaces } from '#web/access/use-places.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { CarriedOver } from './CarriedOver.tsx';
import { copyRunOf } from './copy-run.ts';
import { valuesOf, type RoleValues } from './role-values.ts';
import { roleName } from './role-words.ts';
import { RoleFields } from './RoleFields.tsx';
import { useCopyEffect } from './use-copy-effect.ts';

export interface CopyRoleProps {
  role: Role;
  onClose: () => void;
}

interface CopyValues extends RoleValues {
  region: string;
  /** As `placeFrom` reads it. */
  place: string;
}

/** Asks where to, shows by name what exists there, and begins the run that makes the role and gives it its permissions. */
export function CopyRole({ role, onClose }: CopyRoleProps) {
  const t = useTranslations('role.copying');
  const scope = useScope();
  const { regions } = useSession();
  const defaultValues: CopyValues = { ...valuesOf(role), region: scope.region, place: '' };
  const form = useForm<CopyValues>({ defaultValues });
  const { region = scope.region, place = '' } = useWatch({ control: form.control });
  const [text, setText] = useState('');
  const places = usePlaces(region, text);
  const target = placeFrom(region, place);
  const effect = useCopyEffect(scope, role.uuid, target);
  const gate = useEffectGate({ effect });
  const matched = effect.value?.matched;
  const failed = effect.reading.baseFailed;
  const { mutateAsync } = useBeginRun();
  const explain = useExplain();

  async function submit(values: CopyValues) {
    await effect.confirm(async ({ value }) => {
      if (target === undefined) return 'failed';
      const uuids = value.matched.known.map(({ uuid }) => uuid);
      await mutateAsync(copyRunOf(target, values, uuids));
      return 'done';
    });
  }

  return (
    <FormDrawer
      title={t('title', { name: roleName(role) })}
      submitLabel={t('submit')}
      submitDisabledReason={target === undefined ? t('placeFault') : failed ? t('targetFailed') : gate.reason}
      beside={target === undefined || failed ? undefined : gate.notices}
      form={form}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <p className="form-lead">{t('lead')}</p>
      <FormSelect
        form={form}
        name="region"
        label={t('region')}
        hint={t('onlySignedIn')}
        options={regions.map(({ name }) => ({ value: name, label: name }))}
        rules={{
          onChange: () => {
            form.setValue('place', '');
            setText('');
          },
        }}
      />
      <FormCombobox
        form={form}
        name="place"
        label={t('place')}
        placeholder={t('placePlaceholder')}
        {...(places.failed ? { hint: t('placesFailed', { region }) } : {})}
        inputValue={text}
        onInputChange={setText}
        options={places.options}
        loading={places.loading}
        onLoadMore={places.onLoadMore}
      />
      <RoleFields form={form} />
      {target === undefined ? undefined : failed ? (
        <>
          <Notice tone="error">{t('targetFailed')}</Notice>
          <ActionFailure error={effect.reading.baseError} onRetry={effect.start} />
        </>
      ) : matched === undefined || effect.reading.base === undefined ? (
        <p>{t('reading')}</p>
      ) : (
        <CarriedOver {...matched} />
      )}
    </FormDrawer>
  );
}
