import { useId, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ExplainQuestion } from '#web/address/explain-address.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { SubjectField } from './SubjectField.tsx';
import type { PermissionCheck } from './use-permission-check.ts';

export interface ExplainFormProps {
  question: ExplainQuestion;
  /** Of the question's permission. */
  check: PermissionCheck;
  onAsk: (question: ExplainQuestion) => void;
}

/** Asks who, what and on which resource. */
export function ExplainForm({ question, check, onAsk }: ExplainFormProps) {
  const t = useTranslations('access.explain');
  const namesId = useId();
  const permissions = useQuery(permissionsOf(useScope())).data;
  const [subject, setSubject] = useState(question.subject);
  const [permission, setPermission] = useState(question.permission);
  const [resource, setResource] = useState(question.resource);
  const [fault, setFault] = useState<string>();

  function ask(event: FormEvent) {
    event.preventDefault();
    const name = permission.trim();
    setFault(name === '' ? t('permissionNeeded') : undefined);
    if (name !== '') askAbout(name);
  }
  function askAbout(name: string) {
    onAsk({ subject, permission: name, resource: resource.trim() });
  }
  const missing = check.state === 'missing' && permission.trim() === question.permission ? check : undefined;
  const notThere = missing && question.permission !== '' ? t('notThere', { name: question.permission }) : undefined;

  return (
    <form className="form explain-form" noValidate onSubmit={ask}>
      <SubjectField subject={subject} onChange={setSubject} />
      <div className="form-row">
        <TextField
          label={t('permission')}
          hint={t('permissionHint')}
          monospace
          list={namesId}
          value={permission}
          error={fault ?? notThere}
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
      {notThere === undefined || missing?.near.length === 0 ? undefined : (
        <div className="page-actions">
          <span>{t('near')}</span>
          {missing?.near.map((name) => (
            <Button key={name} size="small" onClick={() => askAbout(name)}>
              {nameText(name)}
            </Button>
          ))}
        </div>
      )}
      <datalist id={namesId}>
        {permissions?.map(({ uuid, name }) => (
          <option key={uuid} value={name}>
            {nameText(name)}
          </option>
        ))}
      </datalist>
      <div className="form-actions">
        <Button type="submit" variant="primary">
          {t('ask')}
        </Button>
      </div>
    </form>
  );
}
