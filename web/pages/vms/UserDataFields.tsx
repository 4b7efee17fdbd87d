import { useRef, type ChangeEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormTextArea } from '#web/form/fields.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { bytesOf, chosen } from './user-data.ts';
import type { VmValues } from './vm-form.ts';

/** What the machines run when they are first started: typed, or from a file, which goes before. */
export function UserDataFields({ form }: { form: UseFormReturn<VmValues> }) {
  const t = useTranslations('vms.form');
  const input = useRef<HTMLInputElement>(null);
  const [text, file] = useWatch({ control: form.control, name: ['UserData', 'file'] });
  const error = form.getFieldState('file', form.formState).error?.message;
  const kib = (bytes: number) => Math.ceil(bytes / 1_024);

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const picked = currentTarget.files?.[0];
    // A press on the browser's Cancel leaves the choice empty, and that is what is sent.
    const next = picked === undefined ? undefined : await chosen(picked);
    form.setValue('file', next, { shouldDirty: true, shouldValidate: true });
  }

  function remove() {
    if (input.current) {
      input.current.value = '';
      input.current.focus();
    }
    form.setValue('file', undefined, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <>
      <FormTextArea
        form={form}
        name="UserData"
        label={t('userData')}
        hint={file === undefined ? t('userDataHint', { size: kib(bytesOf(text)) }) : t('userDataFromFile')}
        monospace
        rows={4}
        spellCheck={false}
        readOnly={file !== undefined}
        optional
      />
      <Field
        label={t('file')}
        hint={file === undefined ? t('fileHint') : t('fileChosen', { size: kib(file.size) })}
        error={error}
        optional
      >
        {(control) => (
          <span className="file-choice">
            <input
              ref={input}
              type="file"
              name="file"
              {...control}
              className="input"
              onChange={(event) => void choose(event)}
            />
            {file === undefined ? undefined : (
              <Button size="small" onClick={remove}>
                {t('removeFile')}
              </Button>
            )}
          </span>
        )}
      </Field>
    </>
  );
}
