import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import { useEffectGate } from '#web/access/EffectGate.tsx';
import type { Matched } from './name-list.ts';
import { mutationInScope } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { FormSelect } from '#web/form/fields.tsx';
import { FormCombobox } from '#web/form/FormCombobox.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useSession } from '#web/session/use-session.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { CarriedOver } from './CarriedOver.tsx';
import { CopiedRole } from './CopiedRole.tsx';
import { trimmed, valuesOf, type RoleValues } from './role-values.ts';
import { roleName } from './role-words.ts';
import { RoleFields } from './RoleFields.tsx';
import { useCopyEffect } from './use-copy-effect.ts';
import { placeFrom, useCopyPlaces } from './use-copy-places.ts';
import { usePermissionChange } from './use-permission-change.ts';
import { useRoleFaults } from './use-role-faults.ts';

export interface CopyRoleProps {
  role: Role;
  onClose: () => void;
  onOpen: (target: Scope, roleUuid: string) => void;
}

interface CopyValues extends RoleValues {
  region: string;
  /** As `placeFrom` reads it. */
  place: string;
}

/** Asks where to, shows by name what exists there, makes the role there and gives it its permissions. */
export function CopyRole({ role, onClose, onOpen }: CopyRoleProps) {
  const t = useTranslations('role.copying');
  const scope = useScope();
  const { regions } = useSession();
  const defaultValues: CopyValues = { ...valuesOf(role), region: scope.region, place: '' };
  const form = useForm<CopyValues>({ defaultValues });
  const { region = scope.region, place = '' } = useWatch({ control: form.control });
  const [text, setText] = useState('');
  const places = useCopyPlaces(region, text);
  const target = placeFrom(region, place);
  const effect = useCopyEffect(scope, role.uuid, target);
  const gate = useEffectGate({ effect });
  const matched = effect.value?.matched;
  const failed = effect.reading.baseFailed;
  const create = useMutation(mutationInScope(target ?? scope, 'CreateRole'));
  const change = usePermissionChange(target ?? scope, 'AddRolePermissions');
  const faults = useRoleFaults();
  const [made, setMade] = useState<{ role: Role; matched: Matched<Permission> }>();

  async function submit(values: CopyValues) {
    await effect.confirm(async (known) => {
      const copy = await create.mutateAsync({ body: trimmed(values) });
      const { matched: there } = known.value;
      setMade({ role: copy, matched: there });
      if (there.known.length === 0) return 'done';
      const uuids = there.known.map(({ uuid }) => uuid);
      return (await change.start(copy.uuid, uuids, known)).applied;
    });
  }

  if (made !== undefined && target !== undefined) {
    return (
      <CopiedRole
        role={made.role}
        place={text === '' ? shortId(target.id) : text}
        region={region}
        change={change}
        matched={made.matched}
        onClose={onClose}
        onOpen={() => onOpen(target, made.role.uuid)}
      />
    );
  }
  return (
    <FormDrawer
      title={t('title', { name: roleName(role) })}
      submitLabel={t('submit')}
      submitDisabledReason={target === undefined ? t('placeFault') : failed ? t('targetFailed') : gate.reason}
      beside={target === undefined || failed ? undefined : gate.notices}
      form={form}
      onSubmit={submit}
      explain={faults}
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
        <Notice tone="error">{t('targetFailed')}</Notice>
      ) : matched === undefined || effect.reading.base === undefined ? (
        <p>{t('reading')}</p>
      ) : (
        <CarriedOver {...matched} />
      )}
    </FormDrawer>
  );
}
