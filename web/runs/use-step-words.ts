import { useTranslations } from 'use-intl';
import type { Body } from '#shared/contract/catalogue.ts';
import { isAgreedOperation, whenFreeFacts } from '#shared/agreed-work.ts';
import type { NamedRights, RunScope, RunStep } from '#shared/run.ts';
import { wholeName } from '#shared/rules/whole-name.ts';
import { usePlaceNames } from '#web/scope/use-place-names.ts';
import { nameText } from '#web/ui/name-text.ts';

interface Given {
  readonly add?: { readonly roles?: readonly unknown[]; readonly permissions?: readonly unknown[] };
  readonly items?: readonly unknown[];
}

const countIn = ({ roles = [], permissions = [] }: NamedRights = {}) => roles.length + permissions.length;

/** What a step does, in words: which right goes where. */
export function useStepWords(scope: RunScope, steps: readonly RunStep[]): (step: RunStep) => string {
  const t = useTranslations('runs.step');
  const nameOf = usePlaceNames(scope, [...new Set(steps.flatMap(({ path }) => path['spaceId'] ?? []))]);
  return (step) => {
    const { operation, path, body, name, named, next } = step;
    const { add, items } = (body ?? {}) as Given;
    if (name !== undefined && name !== '') {
      const shown = nameText(name);
      if (named !== undefined) {
        const { permissions } = (body ?? {}) as NamedRights;
        const isGiving = operation.startsWith('Add');
        const gives = countIn(named.add) + (isGiving ? countIn({ permissions }) : 0);
        return t('named', {
          name: shown,
          gives,
          takes: countIn(named.delete) + (isGiving ? 0 : countIn({ permissions })),
        });
      }
      if (operation.startsWith('CreateRole') && next === undefined) return t('createRole', { name: shown });
      return items === undefined ? shown : t('aclsOf', { name: shown, count: items.length });
    }
    if (isAgreedOperation(operation)) return t('whenFree', whenFreeFacts(step));
    if (operation === 'UpgradeControlPlane' || operation === 'UpgradeWorkers') {
      const { version } = body as Body<'UpgradeWorkers'>;
      return t('upgrade', { part: operation === 'UpgradeWorkers' ? 'workers' : 'controlPlane', version });
    }
    if (operation === 'CreateUserOrganisation') {
      const person = body as Body<'CreateUserOrganisation'>;
      return t('person', { name: nameText(wholeName(person)), email: person.email });
    }
    const { spaceId, organisationId = '' } = path;
    const kind = spaceId === undefined ? 'organisation' : 'space';
    const place = nameOf({ region: scope.region, kind, id: spaceId ?? organisationId });
    if (body === undefined) return t('assign', { place });
    if (items !== undefined) return t('acls', { place, count: items.length });
    return t('policy', { place, count: (add?.roles?.length ?? 0) + (add?.permissions?.length ?? 0) });
  };
}
