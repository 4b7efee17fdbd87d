import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { reviewBounds, type ReviewScope } from '#shared/review.ts';
import { longestName } from '#shared/run-limits.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { SubjectDialog } from '#web/access/SubjectDialog.tsx';
import { tellingName } from '#web/access/telling-name.ts';
import { paths } from '#web/address/paths.ts';
import { FormCheckbox, FormTextField } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { useAllPlaces, type PlacesOfRegion } from '#web/scope/use-all-places.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { namedServices } from './named-services.ts';
import { createReview, reviewsKey } from './review-calls.ts';

interface Values {
  readonly name: string;
  readonly services: string;
  readonly users: boolean;
  readonly serviceAccounts: boolean;
  readonly places: string[];
}

interface Choice {
  readonly key: string;
  readonly scope: ReviewScope;
  readonly name: string;
  /** Where somebody who decides is looked for. */
  readonly organisation: ReviewScope;
}

/** Asks what is to be reviewed, and who decides about each scope. */
export function StartReview({ onClose }: { onClose: () => void }) {
  const t = useTranslations('reviews.start');
  const format = useFormatter();
  const client = useQueryClient();
  const explain = useExplain();
  const navigate = useNavigate();
  const regions = useAllPlaces();
  const [reviewers, setReviewers] = useState<Readonly<Record<string, NamedSubject>>>({});
  const [choosing, setChoosing] = useState<Choice>();
  const { mutateAsync } = useMutation({ meta: { read: reviewsKey }, mutationFn: createReview });
  const form = useForm<Values>({
    defaultValues: { name: '', services: '', users: true, serviceAccounts: true, places: [] },
  });
  const chosen = form.watch();
  const choices = regions.flatMap(choicesIn);

  const servicesOf = ({ services, places }: Values) =>
    namedServices(
      client,
      choices.filter(({ key }) => places.includes(key)).map(({ scope }) => scope),
      services,
    );

  async function submit(values: Values) {
    const { name, users, serviceAccounts, places } = values;
    const { names: services } = await servicesOf(values);
    const review = await mutateAsync({
      name,
      services,
      subjects: [...(users ? (['users'] as const) : []), ...(serviceAccounts ? (['serviceAccounts'] as const) : [])],
      parts: choices
        .filter(({ key }) => places.includes(key))
        .map(({ key, scope, name }) => {
          const { [key]: reviewer } = reviewers;
          return { scope, name, ...(reviewer && { reviewer: { type: reviewer.type, id: reviewer.id } }) };
        }),
    });
    await navigate(`${paths.reviews}?id=${review.id}`, { replace: true });
  }

  return (
    <FormDrawer
      title={t('title')}
      width="wide"
      form={form}
      submitLabel={t('submit')}
      submitDisabledReason={
        chosen.places.length === 0 ? t('noPlace') : chosen.users || chosen.serviceAccounts ? undefined : t('nobody')
      }
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <p className="form-lead">{t('lead')}</p>
      <FormTextField
        form={form}
        name="name"
        label={t('name')}
        maxLength={reviewBounds.name}
        rules={{ validate: (text) => String(text).trim() !== '' || t('nameMissing') }}
      />
      <fieldset className="review-choices">
        <legend>{t('subjects')}</legend>
        <FormCheckbox form={form} name="users" label={t('users')} />
        <FormCheckbox form={form} name="serviceAccounts" label={t('serviceAccounts')} />
      </fieldset>
      <FormTextField
        form={form}
        name="services"
        label={t('services')}
        hint={t('servicesHint')}
        optional
        rules={{
          validate: async (_, values) => {
            const { unknown, known } = await servicesOf(values);
            return (
              unknown.length === 0 || t('servicesUnknown', { names: format.list(unknown), known: format.list(known) })
            );
          },
        }}
      />
      <fieldset className="review-choices" aria-busy={regions.some(({ isReading }) => isReading)}>
        <legend>{t('places')}</legend>
        {regions
          .filter(({ isUnread }) => isUnread)
          .map(({ region }) => (
            <p key={region}>{t('unread', { region })}</p>
          ))}
        {choices.map((choice) => {
          const { key, scope, name } = choice;
          const { [key]: reviewer } = reviewers;
          return (
            <div key={key} className="review-choice">
              <Checkbox
                {...form.register('places')}
                value={key}
                label={t('place', { kind: scope.kind, name, region: scope.region })}
              />
              {chosen.places.includes(key) ? (
                <span className="review-facts">
                  {t('decides', { name: reviewer ? tellingName(reviewer) : t('you') })}{' '}
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('choose', { name })}
                    onClick={() => setChoosing(choice)}
                  >
                    {t('other')}
                  </Button>
                </span>
              ) : undefined}
            </div>
          );
        })}
      </fieldset>
      {choosing === undefined ? undefined : (
        <SubjectDialog
          scope={choosing.organisation}
          onPick={(subject) => {
            setReviewers({ ...reviewers, [choosing.key]: subject });
            setChoosing(undefined);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </FormDrawer>
  );
}

function choicesIn({ region, organisationId, organisation, spaces }: PlacesOfRegion): readonly Choice[] {
  if (organisationId === undefined) return [];
  const whole = { region, kind: 'organisation', id: organisationId } as const;
  const all: readonly { scope: ReviewScope; name: string }[] = [
    { scope: whole, name: organisation ?? '' },
    ...spaces.map(({ id, name = '' }) => ({ scope: { region, kind: 'space', id } as const, name })),
  ];
  return all.map(({ scope, name }) => ({
    scope,
    // However long a region lets a name be.
    name: name.slice(0, longestName) || scope.id,
    key: `${region} ${scope.id}`,
    organisation: whole,
  }));
}
