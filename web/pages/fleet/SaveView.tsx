import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { longestViewName, type SavedView } from '#shared/saved-views.ts';
import { FormTextField } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { saveView, savedViewsQuery } from '#web/directory/saved-views.ts';

export interface SaveViewProps {
  /** What the address says now. */
  query: string;
  /** Names that are taken. */
  taken: readonly string[];
  onClose: () => void;
}

/** Gives a name to what is shown, for all accounts one is signed in to. */
export function SaveView({ query, taken, onClose }: SaveViewProps) {
  const t = useTranslations('fleet.saving');
  const save = useMutation({
    mutationFn: (view: SavedView) => saveView('fleet', view),
    meta: { read: savedViewsQuery('fleet').queryKey },
  });
  const form = useForm({ defaultValues: { name: '' } });
  const name = useWatch({ control: form.control, name: 'name' }).trim();
  return (
    <FormDrawer
      title={t('title')}
      submitLabel={t('submit')}
      form={form}
      onSubmit={async () => {
        await save.mutateAsync({ name, query });
        onClose();
      }}
      explain={useExplain()}
      onClose={onClose}
    >
      <p className="form-lead">{t('lead')}</p>
      <FormTextField
        form={form}
        name="name"
        label={t('name')}
        hint={t(taken.includes(name) ? 'taken' : 'hint')}
        autoComplete="off"
        rules={{
          validate: (text) => (text.trim() === '' ? t('needed') : text.trim().length <= longestViewName || t('hint')),
        }}
        required
      />
    </FormDrawer>
  );
}
