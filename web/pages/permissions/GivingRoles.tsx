import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { permissionsOfRole, rolesOf } from '#web/access/permission-names.ts';
import type { Sweep } from '#web/api/sweep.ts';
import { useSweep } from '#web/api/use-sweep.ts';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { SweepHead } from '#web/ui/SweepHead.tsx';

/** What a role gives is trusted for so long: another permission's page then asks nothing again. */
const fresh = { staleTime: 5 * 60_000 };

/** Which roles of the scope give a permission, found on demand by reading every role. */
export function GivingRoles({ permissionUuid }: { permissionUuid: string }) {
  const t = useTranslations('permissions.page');
  const scope = useScope();
  const { state, start, stop } = useSweep<Role, Role>(({ reader }) => ({
    sources: [() => reader.fetchQuery({ ...rolesOf(scope), ...fresh })],
    look: async (role) => {
      const held = await reader.fetchQuery({ ...permissionsOfRole(scope, role.uuid), ...fresh });
      return held.some(({ uuid }) => uuid === permissionUuid) ? role : undefined;
    },
  }));
  return (
    <section aria-labelledby="permission-roles" className="page-section">
      <div className="section-head">
        <h2 id="permission-roles">{t('roles')}</h2>
        {state?.status === 'running' ? (
          <Button onClick={stop}>{t('stop')}</Button>
        ) : (
          <Button onClick={start}>{state === undefined ? t('find') : t('again')}</Button>
        )}
        <p>{t('rolesLead')}</p>
      </div>
      {state === undefined ? undefined : <Found sweep={state} />}
    </section>
  );
}

function Found({ sweep: { status, asked, total, found, unread, missing } }: { sweep: Sweep<Role, Role> }) {
  const t = useTranslations('permissions.page');
  const scope = useScope();
  const complete = status === 'done' && unread.length === 0 && missing.length === 0;
  const doubts = [
    ...(status === 'stopped' ? [t('stopped', { count: total - asked })] : []),
    ...(unread.length > 0 ? [t('unread', { count: unread.length })] : []),
    ...(missing.length > 0 ? [t('missing')] : []),
  ];
  const progress = total === 0 && status === 'running' ? t('listing') : t('progress', { asked, total });
  return (
    <div className="sweep">
      <SweepHead label={t('roles')} asked={asked} total={total} isRunning={status === 'running'}>
        {progress}
      </SweepHead>
      {found.length === 0 ? (
        <p>{complete ? t('noRole') : t('noRoleSoFar')}</p>
      ) : (
        <ul>
          {found.map(({ uuid, name }) => (
            <li key={uuid}>
              <TextLink to={paths.role(scope, uuid)}>{name ?? shortId(uuid)}</TextLink>
            </li>
          ))}
        </ul>
      )}
      {doubts.length > 0 ? (
        <Notice tone="warning">
          {doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
        </Notice>
      ) : undefined}
    </div>
  );
}
