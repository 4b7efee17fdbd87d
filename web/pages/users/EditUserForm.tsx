import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { mutationInScope, queryFor } from '#web/api/queries.ts';
import { FormCheckbox } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { showToast } from '#web/ui/toast.ts';
import { ChangeList } from './ChangeList.tsx';
import { changesBetween, trimmed, valuesOf, type Change, type UserValues } from './user-changes.ts';
import { userRead } from './user-reads.ts';
import { userName } from './user-words.ts';
import { useUserFaults } from './use-user-faults.ts';
import { UserFields } from './UserFields.tsx';

/** Thrown instead of saving when the user is not as the form was opened with. */
class BaseMoved extends Error {}

/** The page was left, or taken over by another account, while the user was read again. */
class Left extends Error {}

export interface EditUserFormProps {
  user: User;
  onClose: () => void;
}

/**
 * All four fields of a user, as the API takes them. Shows what differs from what is stored; reads the user once more
 * before saving, so that nobody else's change is undone unseen.
 */
export function EditUserForm({ user, onClose }: EditUserFormProps) {
  const t = useTranslations('user');
  const scope = useScope();
  const client = useQueryClient();
  const update = useMutation(mutationInScope(scope, 'UpdateUser'));
  const faults = useUserFaults();
  const [base, setBase] = useState(() => valuesOf(user));
  const [byOthers, setByOthers] = useState<readonly Change[]>([]);
  // Another base goes below what was typed.
  const form = useForm<UserValues>({ values: base, resetOptions: { keepDirtyValues: true, keepErrors: true } });
  const { dirtyFields, isSubmitting } = form.formState;
  const untouched = Object.keys(dirtyFields).length === 0;
  const values = { ...base, ...useWatch({ control: form.control }) };
  const changes = changesBetween(base, trimmed(values));
  const shown = useRef(true);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  // A fresher state that arrives before anything was typed is simply taken: the list it was opened from may be old.
  const fresh = valuesOf(user);
  if (untouched && !isSubmitting && changesBetween(base, fresh).length > 0) setBase(fresh);

  async function submit(typed: UserValues) {
    const body = trimmed(typed);
    const now = valuesOf(await client.fetchQuery({ ...queryFor(...userRead(scope, user.id)), staleTime: 0 }));
    if (!shown.current) throw new Left();
    const moved = changesBetween(base, now);
    setByOthers(moved);
    if (moved.length > 0) {
      setBase(now);
      throw new BaseMoved();
    }
    const saved = await faults.send(body.email, () => update.mutateAsync({ path: { userId: user.id }, body }));
    showToast(t('edit.saved', { name: userName(saved ?? user) }));
    onClose();
  }

  function explain(error: unknown) {
    return error instanceof BaseMoved
      ? { title: t('edit.movedTitle'), detail: t('edit.moved') }
      : faults.explain(error);
  }

  return (
    <FormDrawer
      title={t('edit.title', { name: userName(user) })}
      form={form}
      submitLabel={t('edit.submit')}
      submitDisabledReason={changes.length === 0 ? t('edit.nothingReason') : undefined}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <UserFields form={form} taken={faults.taken} />
      <FormCheckbox form={form} name="active" label={t('form.active')} hint={t('form.activeHint')} />
      <section className="form-section" aria-label={t('edit.changes')}>
        <h3>{t('edit.changes')}</h3>
        {changes.length === 0 ? <p className="field-hint">{t('edit.nothing')}</p> : <ChangeList changes={changes} />}
      </section>
      {byOthers.length === 0 ? undefined : (
        <section className="form-section" aria-label={t('edit.byOthers')}>
          <h3>{t('edit.byOthers')}</h3>
          <ChangeList changes={byOthers} />
        </section>
      )}
    </FormDrawer>
  );
}
