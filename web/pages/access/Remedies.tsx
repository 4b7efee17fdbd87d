import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { whatGives, type Remedy } from '#shared/rules/access-remedies.ts';
import { rolesOf } from '#web/access/permission-names.ts';
import { roleContentOf } from '#web/access/subject-reads.ts';
import { paths } from '#web/paths.ts';
import { ActionFailure } from '#web/shell/ActionFailure.tsx';
import { useScope } from '#web/shell/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import type { AnsweredQuestion } from './ExplainAnswer.tsx';

interface KnownRole {
  readonly uuid: string;
  readonly name: string;
  readonly permissions: readonly string[];
}

/** What would give the right, the one that gives least first. Roles are looked through only when asked for. */
export function Remedies(props: AnsweredQuestion & { permissions: readonly Permission[] }) {
  const { subject, permission, permissions } = props;
  const t = useTranslations('access.explain');
  const scope = useScope();
  const client = useQueryClient();
  const [roles, setRoles] = useState<readonly KnownRole[]>();
  const [looking, setLooking] = useState(false);
  const [error, setError] = useState<unknown>();
  const known = permissions.find(({ name }) => name === permission);
  const remedies = whatGives(permission, { permission: known, roles: roles ?? [] });
  const found = remedies.some(({ kind }) => kind === 'role');

  async function look() {
    setLooking(true);
    setError(undefined);
    try {
      const all = await client.fetchQuery(rolesOf(scope));
      const contents = await Promise.all(all.map(({ uuid }) => client.fetchQuery(roleContentOf(scope, uuid))));
      setRoles(
        all.map(({ uuid, name = uuid }, index) => ({
          uuid,
          name,
          permissions: contents[index]?.map((one) => one.name) ?? [],
        })),
      );
    } catch (reason) {
      setError(reason);
    }
    setLooking(false);
  }

  const wordsOf = (remedy: Remedy) =>
    remedy.kind === 'role' ? t('giveRole', { name: remedy.name }) : t('givePermission');
  const grantOf = (remedy: Remedy) => (remedy.kind === 'role' ? remedy.uuid : remedy.permission);
  return (
    <section>
      <h2>{t('gives')}</h2>
      {known === undefined ? <p>{t('cannotGive')}</p> : undefined}
      <ul className="ways">
        {remedies.map((remedy) => (
          <li key={grantOf(remedy)}>
            <TextLink to={`${paths.access(scope, subject)}?grant=${grantOf(remedy)}`}>{wordsOf(remedy)}</TextLink>{' '}
            <span className="field-hint">{t('besides', { count: remedy.besides })}</span>
          </li>
        ))}
      </ul>
      {roles === undefined ? (
        <Button size="small" pending={looking} onClick={() => void look()}>
          {looking ? t('findingRoles') : t('findRoles')}
        </Button>
      ) : found ? undefined : (
        <p>{t('noRoles')}</p>
      )}
      {error === undefined ? undefined : <ActionFailure error={error} />}
    </section>
  );
}
