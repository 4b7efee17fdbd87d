import type { ReactNode } from 'react';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

/** A permission in a cell of a matrix, leading to its page; `label` says what the mark in it shows. */
export function PermissionMark(props: { permission: Permission; label: string; children: ReactNode }) {
  const { permission, label, children } = props;
  const scope = useScope();
  return (
    <TextLink
      quiet
      to={paths.permission(scope, permission.uuid)}
      aria-label={label}
      title={permission.description}
      data-stop
      tabIndex={-1}
    >
      {children}
    </TextLink>
  );
}
