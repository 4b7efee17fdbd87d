import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormCombobox } from '#web/form/FormCombobox.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useSpaceOptions } from '#web/access/use-space-options.ts';

export interface SpaceFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Holds the id of the chosen space, or the empty text. */
  name: Path<Values>;
  region: string;
  organisationId: string;
  /** Spaces that make no sense here. */
  without?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** A choice of one of the spaces that are ready. */
export function SpaceField<Values extends FieldValues>(props: SpaceFieldProps<Values>) {
  const { form, name, region, organisationId, without = none } = props;
  const t = useTranslations('account.form');
  const [text, setText] = useState('');
  const { error, ...spaces } = useSpaceOptions(region, organisationId, text, without);
  const chosen = (value: unknown) => value !== '' || t('spaceNeeded');
  return (
    <>
      <FormCombobox
        form={form}
        name={name}
        label={t('space')}
        hint={t('spaceHint')}
        inputValue={text}
        onInputChange={setText}
        rules={{ validate: chosen }}
        {...spaces}
      />
      {error === null ? undefined : <ActionFailure error={error} />}
    </>
  );
}
