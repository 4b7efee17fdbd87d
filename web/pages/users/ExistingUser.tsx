import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryFor } from '#web/api/queries.ts';
import { inScope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { userName } from './user-words.ts';

/**
 * The way to the user who already has an address: looked for where one works, then, from a space, in the organisation,
 * as addresses are unique there.
 */
export function ExistingUser({ email }: { email: string }) {
  const t = useTranslations('user.form');
  const scope = useScope();
  const organisationId = useOrganisationId(scope.region);
  const query = { email };
  const here = useQuery({ ...queryFor(...inScope(scope, 'ListUser', { query })), staleTime: 0 });
  const hereFound = here.data?.items[0];
  const asksAbove = scope.kind === 'space' && organisationId !== undefined && !here.isFetching && !hereFound;
  const above = useQuery({
    ...queryFor(scope.region, 'ListUserOrganisation', { path: { organisationId: organisationId ?? '' }, query }),
    enabled: asksAbove,
    staleTime: 0,
  });
  const aboveFound = asksAbove ? above.data?.items[0] : undefined;

  if (hereFound) {
    return <TextLink to={paths.user(scope, hereFound.id)}>{t('openExisting', { name: userName(hereFound) })}</TextLink>;
  }
  if (aboveFound && organisationId !== undefined) {
    const organisation = { region: scope.region, kind: 'organisation', id: organisationId } as const;
    return (
      <p className="field-hint">
        {t('existingElsewhere')}{' '}
        <TextLink to={paths.user(organisation, aboveFound.id)}>
          {t('openExisting', { name: userName(aboveFound) })}
        </TextLink>
      </p>
    );
  }
  const looking = here.isFetching || (asksAbove && above.isFetching);
  return <p className="field-hint">{looking ? t('lookingUp') : t('existingUnseen')}</p>;
}
