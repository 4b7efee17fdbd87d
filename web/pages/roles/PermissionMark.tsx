import type { ReactNode } from 'react';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

/**
 * A permission in a cell of a matrix, leading to its page, in `scope` where that is another one; `label` says what the mark
 * in it shows.
 */
export function PermissionMark(props: {
  permission: Permission;
  label: string;
  scope?: Scope | undefined;
  children: ReactNode;
}) {
  const { permission, label, children } = props;
  const here = useScope();
  return (
    <TextLink
      quiet
      to={paths.permission(props.scope ?? here, permission.uuid)}
      aria-label={label}
      title={permission.description}
      data-stop
      tabIndex={-1}
    >
      {children}
    </TextLink>
  );
}
