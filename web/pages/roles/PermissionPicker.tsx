import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { folded } from '#web/directory/folded.ts';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { FilterField, TableToolbar } from '#web/table/TableToolbar.tsx';
import { BareCheckbox } from '#web/ui/Checkbox.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { facetsOf, groupedByService, type Family, type Service } from '#web/access/permission-families.ts';

export interface PermissionPickerProps {
  permissions: readonly Permission[];
  filterLabel: string;
  /** Uuids. */
  chosen: ReadonlySet<string>;
  /** They are held: each is ticked until it is chosen to go, and never looks as if it were not held. */
  held?: boolean;
  /** Left out where there is nothing to choose: then every permission is a link. Must stay the same function. */
  onChoose?: ((uuids: readonly string[], on: boolean) => void) | undefined;
  /** Beside the filter: how many there are. */
  count?: ReactNode;
  actions?: ReactNode;
  /** Stands there when the filter finds nothing. */
  noMatch: (text: string) => string;
}

/**
 * Permissions by service, resource and action. Fit for thousands: the key that is typed is painted before the list
 * follows, a choice renders one row again, and the browser skips what is out of sight. Needs the words of `permissions`.
 */
export function PermissionPicker(props: PermissionPickerProps) {
  const { permissions, filterLabel, chosen, held = false, onChoose, count, actions, noMatch } = props;
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const words = useMemo(
    () => permissions.map((permission) => folded(`${permission.name} ${permission.description ?? ''}`)),
    [permissions],
  );
  const services = useMemo(() => {
    const needles = folded(wanted).split(/\s+/).filter(Boolean);
    return groupedByService(
      permissions.filter((_, index) => needles.every((needle) => words[index]?.includes(needle))),
    );
  }, [permissions, words, wanted]);
  return (
    <div className="picker">
      <TableToolbar count={count} actions={actions}>
        <FilterField label={filterLabel} value={text} onChange={setText} />
      </TableToolbar>
      <ServiceList services={services} chosen={chosen} held={held} onChoose={onChoose} />
      {services.length === 0 && wanted !== '' ? <p className="picker-none">{noMatch(wanted)}</p> : undefined}
    </div>
  );
}

interface ServiceListProps extends Pick<PermissionPickerProps, 'chosen' | 'onChoose'> {
  services: readonly Service[];
  held: boolean;
}

/** Stays as it is while a key is typed: only a new list or choice renders it again. */
const ServiceList = memo(function ServiceList({ services, chosen, held, onChoose }: ServiceListProps) {
  const t = useTranslations('permissions.picker');
  return services.map(({ service, families, count }) => {
    const ticked = families.map(({ permissions }) => permissions.filter(({ uuid }) => chosen.has(uuid)));
    const chosenHere = ticked.reduce((sum, { length }) => sum + length, 0);
    return (
      <section key={service} className="picker-service" aria-label={service}>
        <h3>
          {service}{' '}
          <span className="picker-count">
            {onChoose === undefined || (held && chosenHere === 0)
              ? count
              : t(held ? 'going' : 'inService', { chosen: chosenHere, count })}
          </span>
        </h3>
        {families.map((family, index) => (
          <FamilyRow
            key={`${service} ${family.resource}`}
            service={service}
            family={family}
            shownKey={keyOf(family.permissions)}
            chosenKey={keyOf(ticked[index] ?? [])}
            held={held}
            onChoose={onChoose}
          />
        ))}
      </section>
    );
  });
});

const keyOf = (permissions: readonly Permission[]) => permissions.map(({ uuid }) => uuid).join(' ');

interface FamilyRowProps {
  service: string;
  family: Family;
  /** Uuids of those that are shown, as text so that it compares by value. */
  shownKey: string;
  /** Uuids of those that are chosen. */
  chosenKey: string;
  held: boolean;
  onChoose: PermissionPickerProps['onChoose'];
}

/** Renders again only when other permissions are shown or chosen, not for every new list with the same ones. */
const FamilyRow = memo(
  function FamilyRow({ service, family: { resource, permissions }, chosenKey, held, onChoose }: FamilyRowProps) {
    const t = useTranslations('permissions.picker');
    const chosen = new Set(chosenKey.split(' '));
    const all = permissions.every(({ uuid }) => chosen.has(uuid));
    const name = resource === '' ? t('whole') : resource;
    return (
      <fieldset className="picker-family" aria-label={resource === '' ? service : `${service}.${resource}`}>
        <span className="picker-resource">
          {onChoose ? (
            <BareCheckbox
              label={t('all', { name: resource === '' ? service : `${service}.${resource}` })}
              checked={held ? chosenKey === '' : all}
              indeterminate={!all && chosenKey !== ''}
              onChange={(on) =>
                onChoose(
                  permissions.map(({ uuid }) => uuid),
                  on !== held,
                )
              }
            />
          ) : undefined}
          {name}
        </span>
        <span className="picker-actions">
          {permissions.map((permission) =>
            onChoose ? (
              <Choice
                key={permission.uuid}
                permission={permission}
                chosen={chosen.has(permission.uuid)}
                held={held}
                onChoose={onChoose}
              />
            ) : (
              <PermissionLink key={permission.uuid} permission={permission} />
            ),
          )}
        </span>
      </fieldset>
    );
  },
  (before, after) =>
    before.shownKey === after.shownKey && before.chosenKey === after.chosenKey && before.onChoose === after.onChoose,
);

const shownName = (permission: Permission) => facetsOf(permission).action || permission.name;

interface ChoiceProps {
  permission: Permission;
  chosen: boolean;
  held: boolean;
  onChoose: (uuids: readonly string[], on: boolean) => void;
}

function Choice({ permission, chosen, held, onChoose }: ChoiceProps) {
  const t = useTranslations('permissions.picker');
  const going = held && chosen;
  const goesId = `goes-${permission.uuid}`;
  return (
    <label className="picker-choice" title={permission.description} data-going={going || undefined}>
      <input
        type="checkbox"
        className="check-box"
        aria-label={permission.name}
        aria-describedby={going ? goesId : undefined}
        checked={chosen !== held}
        onChange={(event) => onChoose([permission.uuid], event.currentTarget.checked !== held)}
      />
      {shownName(permission)}
      {going ? (
        <span id={goesId} hidden>
          {t('goes')}
        </span>
      ) : undefined}
    </label>
  );
}

function PermissionLink({ permission }: { permission: Permission }) {
  const scope = useScope();
  return (
    <TextLink to={paths.permission(scope, permission.uuid)} aria-label={permission.name} title={permission.description}>
      {shownName(permission)}
    </TextLink>
  );
}
