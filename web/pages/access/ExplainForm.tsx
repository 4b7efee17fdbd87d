import { useId, useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isUuid } from '#shared/contract/path.ts';
import type { ExplainQuestion } from '#web/access/explain-address.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope } from '#web/api/scope.ts';
import type { Subject } from '#web/paths.ts';
import { ActionFailure } from '#web/shell/ActionFailure.tsx';
import { useScope } from '#web/shell/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export interface ExplainFormProps {
  question: ExplainQuestion;
  onAsk: (question: ExplainQuestion) => void;
}

interface Faults {
  readonly subject?: string | undefined;
  readonly permission?: string | undefined;
  readonly call?: unknown;
}

/** Asks who, what and on which resource. A user may be named by e-mail address. */
export function ExplainForm({ question, onAsk }: ExplainFormProps) {
  const t = useTranslations('access.explain');
  const scope = useScope();
  const client = useQueryClient();
  const namesId = useId();
  const permissions = useQuery(permissionsOf(scope)).data;
  const [type, setType] = useState<Subject['type']>(question.subject?.type ?? 'users');
  const [who, setWho] = useState(question.subject?.id ?? '');
  const [permission, setPermission] = useState(question.permission);
  const [resource, setResource] = useState(question.resource);
  const [faults, setFaults] = useState<Faults>({});
  const [pending, setPending] = useState(false);

  /** The id behind what was typed; undefined when it is neither an id nor the address of a user here. */
  async function idOf(text: string): Promise<string | undefined> {
    if (isUuid(text)) return text.toLowerCase();
    if (type !== 'users' || !text.includes('@')) return undefined;
    const { items } = await client.fetchQuery(queryFor(...inScope(scope, 'ListUser', { query: { email: text } })));
    return items[0]?.id;
  }

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const text = who.trim();
    setPending(true);
    try {
      const id = await idOf(text);
      const missing = text.includes('@') && type === 'users' ? t('subjectUnknown') : t('subjectNeeded');
      const found: Faults = {
        subject: id === undefined && text !== '' ? missing : undefined,
        permission: permission.trim() === '' ? t('permissionNeeded') : undefined,
      };
      setFaults(found);
      if (found.subject !== undefined || found.permission !== undefined) return;
      const subject = id === undefined ? undefined : { type, id };
      onAsk({ subject, permission: permission.trim(), resource: resource.trim() });
    } catch (call) {
      setFaults({ call });
    } finally {
      setPending(false);
    }
  }

  return (
    <form className="form explain-form" noValidate onSubmit={(event) => void ask(event)}>
      <div className="form-row">
        <Select
          label={t('who')}
          value={type}
          onChange={({ currentTarget: { value } }) => setType(value === 'users' ? 'users' : 'serviceAccounts')}
          options={[
            { value: 'users', label: t('users') },
            { value: 'serviceAccounts', label: t('serviceAccounts') },
          ]}
        />
        <TextField
          label={type === 'users' ? t('subject') : t('subjectAccount')}
          optional
          monospace
          value={who}
          error={faults.subject}
          onChange={({ currentTarget: { value } }) => setWho(value)}
        />
      </div>
      <div className="form-row">
        <TextField
          label={t('permission')}
          hint={t('permissionHint')}
          monospace
          list={namesId}
          value={permission}
          error={faults.permission}
          onChange={({ currentTarget: { value } }) => setPermission(value)}
        />
        <TextField
          label={t('resource')}
          hint={t('resourceHint')}
          optional
          monospace
          value={resource}
          onChange={({ currentTarget: { value } }) => setResource(value)}
        />
      </div>
      <datalist id={namesId}>
        {permissions?.map(({ uuid, name }) => (
          <option key={uuid} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {faults.call === undefined ? undefined : <ActionFailure error={faults.call} />}
      <div className="form-actions">
        <Button type="submit" variant="primary" pending={pending}>
          {t('ask')}
        </Button>
      </div>
    </form>
  );
}
