import { useFormatter, useTranslations } from 'use-intl';
import type { Tone } from '#web/ui/StatusPill.tsx';
import type { PlannedPerson, PlannedRow, RowFault } from './people-plan.ts';

export const rowTones: Readonly<Record<PlannedRow['state'], Tone>> = {
  creates: 'good',
  adds: 'busy',
  unread: 'waiting',
  so: 'off',
  invalid: 'bad',
  duplicate: 'bad',
  noRight: 'warning',
  tooMany: 'waiting',
};

/** What happens with a row, or why nothing does. */
export function useRowWords(): (row: PlannedRow) => string {
  const t = useTranslations('addUsers.reason');
  const columns = useTranslations('addUsers.columns');
  const format = useFormatter();

  function faultWords(fault: RowFault): string {
    switch (fault.kind) {
      case 'missing':
        return t('missing', { column: columns(fault.column) });
      case 'tooLong':
        return t('tooLong', { column: columns(fault.column), max: fault.max });
      case 'rolesWithoutSpace':
      case 'tooManySpaces':
      case 'tooManyCells':
        return t(fault.kind);
      case 'rolesUnread':
        return t('rolesUnread', { place: fault.place });
      case 'roleUnknown':
      case 'roleAmbiguous':
        return t(fault.kind, { text: fault.text, place: fault.place });
      default:
        return t(fault.kind, { text: fault.text });
    }
  }

  function personWords({ spaces, spaceRoles, organisationRoles }: PlannedPerson, isNew: boolean): string {
    const roles = organisationRoles.length + spaceRoles.reduce((sum, one) => sum + one.roles.length, 0);
    const given = [
      ...(spaces.length > 0 ? [t('spaces', { count: spaces.length })] : []),
      ...(roles > 0 ? [t('roles', { count: roles })] : []),
    ];
    return isNew ? format.list([t('new'), ...given]) : t('there', { given: format.list(given) });
  }

  return (row) => {
    switch (row.state) {
      case 'creates':
        return personWords(row.person, true);
      case 'adds':
        return personWords(row.person, false);
      case 'invalid':
        return format.list(row.faults.map(faultWords), { type: 'unit' });
      case 'duplicate':
        return t('duplicate', { of: row.of });
      case 'noRight':
        return format.list(
          row.missing.map(({ permission, place }) => t('right', { permission, place })),
          { type: 'unit' },
        );
      default:
        return t(row.state);
    }
  };
}
