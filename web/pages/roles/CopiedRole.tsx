import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import type { Matched } from './name-list.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CarriedOver } from './CarriedOver.tsx';
import { ChangeProgress } from './ChangeProgress.tsx';
import { roleName } from './role-words.ts';
import type { PermissionChange } from './use-permission-change.ts';

export interface CopiedRoleProps {
  /** The copy. */
  role: Role;
  /** Name of the scope it is in. */
  place: string;
  region: string;
  change: PermissionChange;
  matched: Matched<Permission>;
  onClose: () => void;
  onOpen: () => void;
}

/** What became of a copy: the role is there, its permissions follow, and what failed can be repeated alone. */
export function CopiedRole({ role, place, region, change, matched, onClose, onOpen }: CopiedRoleProps) {
  const t = useTranslations('role.copying');
  const again = useTranslations('role.change');
  const { running, done, left } = change;
  const rest = left.flat().length;
  const name = roleName(role);
  const close = () => {
    if (!running) onClose();
  };
  return (
    <Drawer title={t('title', { name })} onClose={close}>
      <DrawerBody>
        <div className="form">
          <Notice tone={rest > 0 ? 'info' : 'good'} title={t('madeTitle', { name, place })} announce>
            {running ? undefined : <p>{t('made', { count: done })}</p>}
          </Notice>
          <ChangeProgress change={change} region={region} />
          {matched.unknown.length > 0 ? <CarriedOver {...matched} /> : undefined}
        </div>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={close}>{t('done')}</Button>
        {rest > 0 && !running ? (
          <Button variant="primary" onClick={() => void change.again()}>
            {again('again', { count: rest })}
          </Button>
        ) : (
          <Button variant="primary" pending={running} onClick={onOpen}>
            {t('open')}
          </Button>
        )}
      </DrawerFooter>
    </Drawer>
  );
}
