import { useTranslations } from 'use-intl';
import { useScopeNames } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { UnassignDialog, type UnassignDialogProps } from './UnassignDialog.tsx';

/** Takes a user out of the space one is in. */
export function UnassignHereDialog(props: Omit<UnassignDialogProps, 'spaceId' | 'spaceName'>) {
  const t = useTranslations('user.unassign');
  const scope = useScope();
  const { space } = useScopeNames(scope);
  return <UnassignDialog {...props} spaceId={scope.id} spaceName={space?.name ?? t('thisSpace')} />;
}
