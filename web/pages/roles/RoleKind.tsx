import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** Whether a role was made here or came with the platform. */
export function RoleKind({ role: { custom } }: { role: Role }) {
  const t = useTranslations('roles');
  return <Badge accent={custom === true}>{t('kind', { custom: String(custom) })}</Badge>;
}
