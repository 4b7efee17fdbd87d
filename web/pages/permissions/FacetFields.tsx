import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { Select } from '#web/ui/Select.tsx';
import { facetNames, valuesOf, type FacetChoice, type FacetName } from './facets.ts';

export interface FacetFieldsProps {
  permissions: readonly Permission[];
  choice: FacetChoice;
  onChoose: (name: FacetName, value: string | undefined) => void;
}

/** A select is told apart from "any" by this prefix, since the empty text is a value of its own. */
const prefix = '=';

/** What the permissions are about: each facet with the values the others leave, and how many permissions have them. */
export function FacetFields({ permissions, choice, onChoose }: FacetFieldsProps) {
  const t = useTranslations('permissions');
  return facetNames.map((name) => (
    <Select
      key={name}
      label={t(`facets.${name}`)}
      // As wide before there is something to choose from as after: what stands below stays where it is.
      style={{ inlineSize: '9rem' }}
      value={choice[name] === undefined ? '' : prefix + choice[name]}
      onChange={({ currentTarget: { value } }) => onChoose(name, value === '' ? undefined : value.slice(prefix.length))}
      options={[
        { value: '', label: t('any') },
        ...valuesOf(permissions, choice, name).map(({ value, count }) => ({
          value: prefix + value,
          label: t('withCount', { value: value === '' ? t('without') : value, count }),
        })),
      ]}
    />
  ));
}
