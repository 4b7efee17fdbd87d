import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormRadioGroup } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { paths } from '#web/address/paths.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { showToast } from '#web/ui/toast.ts';
import { bodyOf, emptyValues, type AccountValues } from './account-values.ts';
import { AccountFields } from './AccountFields.tsx';
import { createdIn, creationIn, type NewAccount, type Place } from './creation.ts';
import type { SecretPair } from './env-file.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { SpaceField } from './SpaceField.tsx';
import { useAccountFaults } from './use-account-faults.ts';

interface CreationValues extends AccountValues {
  place: Place;
  /** Chosen in organisation scope only; in a space it is that space. */
  spaceId: string;
}

interface Created {
  readonly pair: SecretPair;
  readonly account: NewAccount;
}

const places = ['organisation', 'space', 'admin'] as const;

/**
 * Creates an account in the organisation, in a space, or as a space's administrator, saying what each is for; then
 * shows the secret, which lives in this component alone.
 */
export function CreateAccountDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account.create');
  const scope = useScope();
  const navigate = useNavigate();
  const known = useOrganisationId(scope.region);
  const organisationId = scope.kind === 'organisation' ? scope.id : known;
  const [created, setCreated] = useState<Created>();
  const create = useMutation(creationIn(scope.region, (pair, account) => setCreated({ pair, account })));
  const explain = useAccountFaults();
  const inSpace = scope.kind === 'space';
  const form = useForm<CreationValues>({
    defaultValues: { ...emptyValues, place: scope.kind, spaceId: inSpace ? scope.id : '' },
  });
  const place = useWatch({ control: form.control, name: 'place' });

  async function submit(values: CreationValues) {
    const spaceId = values.place === 'organisation' ? '' : values.spaceId;
    await create.mutateAsync({
      place: values.place,
      organisationId: organisationId ?? '',
      spaceId,
      body: bodyOf(values),
    });
  }

  function leave({ pair: { name, clientId }, account }: Created) {
    const place = createdIn(scope.region, account);
    const [label, there] =
      account.place === 'admin'
        ? [t('open'), paths.serviceAccount(place, clientId)]
        : [t('grant'), paths.access(place, { type: 'serviceAccounts', id: clientId })];
    showToast(t('done', { name }), { label, onPress: () => void navigate(there) });
    onClose();
  }

  if (created) {
    const { pair, account } = created;
    return (
      <SecretDialog pair={pair} onClose={() => leave(created)}>
        <p>{t(`created.${account.place}`)}</p>
      </SecretDialog>
    );
  }
  return (
    <FormDrawer
      title={t('title')}
      form={form}
      submitLabel={t('submit')}
      onSubmit={submit}
      explain={(error) => explain(error, form.getValues())}
      onClose={onClose}
    >
      <FormRadioGroup
        form={form}
        name="place"
        label={t('place')}
        options={places.map((option) => ({
          value: option,
          label: inSpace ? t(`here.${option}`) : t(`places.${option}`),
          hint: t(`hints.${option}`),
          disabled: organisationId === undefined && option !== 'space',
        }))}
      />
      {inSpace || place === 'organisation' || organisationId === undefined ? undefined : (
        <SpaceField form={form} name="spaceId" region={scope.region} organisationId={organisationId} />
      )}
      <AccountFields form={form} />
    </FormDrawer>
  );
}
