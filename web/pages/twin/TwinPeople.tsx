import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Column } from '#web/table/column.ts';
import { Fold } from '#web/ui/Fold.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { ChangedNames } from './ChangedNames.tsx';
import type { ComparedSubject, PlaceSubject } from './compare-places.ts';
import type { Change } from './pair-up.ts';
import { TwinPart, useStandingColumn } from './TwinPart.tsx';
import type { TwinPartOf } from './TwinRoles.tsx';
import type { SideNames } from './use-side-names.ts';
import type { PlaceReading } from './use-place-reading.ts';

/** Whether everybody of a place has been listed. */
const isListed = ({ gaps: { unlisted, unasked }, isRunning }: PlaceReading) =>
  unlisted.length === 0 && unasked === 0 && !isRunning;

/** What people and service accounts hold who are in both places; those of one place alone are listed below. */
export function TwinPeople({ twin, names, showsAll }: TwinPartOf) {
  const t = useTranslations('twin.people');
  const { here, there, subjects, isRunning } = twin;
  const isSure = isListed(here) && isListed(there);
  const columns = usePeopleColumns(names, isSure);
  const sure = String(isSure);
  const oneSided = (standing: 'onlyHere' | 'onlyThere') => subjects.filter((row) => row.standing === standing);
  return (
    <TwinPart
      title={t('title')}
      names={names}
      rows={subjects}
      shown={subjects.filter(
        ({ standing }) => standing !== 'onlyHere' && standing !== 'onlyThere' && (showsAll || standing !== 'equal'),
      )}
      columns={columns}
      rowHref={({ here: own, there: other, key }) =>
        own === undefined
          ? paths.access(there.scope, other ?? { type: 'users', id: key })
          : paths.access(here.scope, own)
      }
      isSure={isSure}
      isRunning={isRunning}
      none={t('none', { count: subjects.filter(({ standing }) => standing === 'equal').length })}
    >
      <OneSided
        title={(count) => t('onlyHere', { count, sure, ...names })}
        scope={here.scope}
        people={oneSided('onlyHere').flatMap((row) => row.here ?? [])}
      />
      <OneSided
        title={(count) => t('onlyThere', { count, sure, ...names })}
        scope={there.scope}
        people={oneSided('onlyThere').flatMap((row) => row.there ?? [])}
      />
    </TwinPart>
  );
}

interface OneSidedProps {
  title: (count: number) => string;
  scope: Scope;
  people: readonly PlaceSubject[];
}

/** How many are in one place alone, and who, once one asks. */
function OneSided({ title, scope, people }: OneSidedProps) {
  if (people.length === 0) return undefined;
  return (
    <Fold title={title(people.length)}>
      <ul>
        {people.map(({ type, id, name }) => (
          <li key={`${type} ${id}`}>
            <TextLink to={paths.access(scope, { type, id })}>{nameText(name)}</TextLink>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const namesIn = (row: ComparedSubject, side: keyof Change) => [...row.roles[side], ...row.permissions[side]];

function usePeopleColumns(names: SideNames, isSure: boolean): readonly Column<ComparedSubject>[] {
  const t = useTranslations('twin.people');
  const standing = useStandingColumn<ComparedSubject>(names, isSure);
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name },
    { id: 'kind', header: t('columns.kind'), cell: ({ type }) => t('kind', { type }), width: '9rem' },
    standing,
    {
      id: 'gains',
      header: t('columns.gains', names),
      cell: (row) => <ChangedNames sign="+" names={namesIn(row, 'gains')} />,
      width: '22%',
      labelled: true,
    },
    {
      id: 'loses',
      header: t('columns.loses', names),
      cell: (row) => <ChangedNames sign="−" names={namesIn(row, 'loses')} />,
      width: '22%',
      labelled: true,
    },
  ];
}
