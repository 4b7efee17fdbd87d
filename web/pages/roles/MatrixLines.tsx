import { memo, type ComponentType, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { actionKinds } from '#shared/rules/permission-grammar.ts';
import { ChevronDownIcon, ChevronRightIcon } from '#web/ui/icons.tsx';
import { inCells, type MatrixRow, type MatrixService } from './permission-matrix.ts';

export type Choose = (uuids: readonly string[], on: boolean) => void;

export interface MarkProps {
  permission: Permission;
  state: string;
  /** Left out where there is nothing to choose. */
  onChoose?: Choose | undefined;
}

/** How the cells of a matrix look; each part must stay the same as long as no cell looks different. */
export interface Look {
  stateOf: (permission: Permission) => string;
  /** One permission: stops the arrow keys with `data-stop` and a `tabIndex` of -1. */
  Mark: ComponentType<MarkProps>;
  /** What a service gives, in all or of one kind of action. There are a hundred: the words for it are had once, above. */
  summaryOf: (states: readonly string[]) => ReactNode;
  onChoose?: Choose | undefined;
}

const keyOf = (permissions: readonly Permission[]) => permissions.map(({ uuid, name }) => `${uuid}${name}`).join(' ');

const isOn = (state: string) => state === 'held' || state === 'added';

/** A box for all permissions of a row or a service. */
function AllBox({
  name,
  permissions,
  states,
  onChoose,
}: {
  name: string;
  permissions: readonly Permission[];
  states: readonly string[];
  onChoose: Choose;
}) {
  const t = useTranslations('role.matrix');
  const on = states.filter(isOn).length;
  const isAll = on === states.length;
  return (
    <input
      type="checkbox"
      className="check-box"
      data-stop
      tabIndex={-1}
      aria-label={t('all', { name })}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = on > 0 && !isAll;
      }}
      onChange={() =>
        onChoose(
          permissions.map(({ uuid }) => uuid),
          !isAll,
        )
      }
    />
  );
}

/** What a line shows, in words that are the same as long as it looks the same. */
interface Kept {
  shownKey: string;
  statesKey: string;
}

/** A new list of the same permissions in the same states costs nothing. */
const isSame = (before: Kept & Look, after: Kept & Look) =>
  before.shownKey === after.shownKey &&
  before.statesKey === after.statesKey &&
  before.Mark === after.Mark &&
  before.summaryOf === after.summaryOf &&
  before.onChoose === after.onChoose;

interface ServiceLineProps extends Look {
  service: MatrixService;
  open: boolean;
  /** Always the same function. */
  onTurn: (service: string) => void;
}

/** A service: folds its resources, and sums them up. */
export function ServiceLine({ service, ...rest }: ServiceLineProps) {
  const { permissions } = service;
  const statesKey = permissions.map(rest.stateOf).join(' ');
  return <KeptService service={service} shownKey={keyOf(permissions)} statesKey={statesKey} {...rest} />;
}

const KeptService = memo(
  function KeptService({
    service: { service, rows, permissions },
    open,
    onTurn,
    stateOf,
    summaryOf,
    onChoose,
  }: ServiceLineProps & Kept) {
    const states = permissions.map(stateOf);
    return (
      <tr className="matrix-row matrix-sum">
        <th scope="row" aria-colindex={1} className="matrix-name">
          {onChoose ? (
            <AllBox name={service} permissions={permissions} states={states} onChoose={onChoose} />
          ) : undefined}
          <button
            type="button"
            className="matrix-fold"
            data-stop
            tabIndex={-1}
            aria-expanded={open}
            onClick={() => onTurn(service)}
          >
            {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
            {service}
          </button>
          {summaryOf(states)}
        </th>
        {actionKinds.map((kind, index) => {
          const inKind = rows.flatMap(({ cells }) => cells[kind]).map(stateOf);
          return (
            <td aria-colindex={index + 2} key={kind} data-kind={kind}>
              {inKind.length === 0 ? undefined : summaryOf(inKind)}
            </td>
          );
        })}
      </tr>
    );
  },
  (before, after) => isSame(before, after) && before.open === after.open,
);

interface MatrixRowLineProps extends Look {
  row: MatrixRow;
  /** It is all there is of its service, and says so. */
  alone: boolean;
}

/** A resource, with a cell for each kind of action. */
export function MatrixRowLine({ row, ...rest }: MatrixRowLineProps) {
  const statesKey = inCells(row).map(rest.stateOf).join(' ');
  return <KeptRow row={row} shownKey={keyOf(row.permissions)} statesKey={statesKey} {...rest} />;
}

const KeptRow = memo(
  function KeptRow({ row, alone, stateOf, Mark, onChoose }: MatrixRowLineProps & Kept) {
    const t = useTranslations('role.matrix');
    const { service, resource, permissions, cells } = row;
    const full = resource === '' ? service : `${service}.${resource}`;
    return (
      <tr className="matrix-row" data-alone={alone || undefined}>
        <th scope="row" aria-colindex={1} className="matrix-name">
          {onChoose ? (
            <AllBox name={full} permissions={permissions} states={permissions.map(stateOf)} onChoose={onChoose} />
          ) : undefined}
          <span>
            {alone ? <strong>{service} </strong> : undefined}
            {resource === '' && !alone ? t('whole') : resource}
          </span>
        </th>
        {actionKinds.map((kind, index) => (
          <td aria-colindex={index + 2} key={kind} data-kind={kind} data-many={cells[kind].length > 1 || undefined}>
            {cells[kind].map((permission) => (
              <Mark key={permission.uuid} permission={permission} state={stateOf(permission)} onChoose={onChoose} />
            ))}
          </td>
        ))}
      </tr>
    );
  },
  (before, after) => isSame(before, after) && before.alone === after.alone,
);
