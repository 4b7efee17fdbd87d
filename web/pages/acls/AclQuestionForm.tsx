import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { aclQuestionFrom, whoseText, type AclQuestion } from '#web/access/acl-address.ts';
import { keyOfPair, kindText } from '#web/access/acl-entry.ts';
import type { AclPair } from '#web/access/subject-reads.ts';
import { useSubject } from '#web/access/use-subject.ts';
import type { Subject } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export interface AclQuestionFormProps {
  question: AclQuestion;
  /** The kinds of resource that permissions of the scope exist for. */
  pairs: readonly AclPair[];
  onAsk: (question: AclQuestion) => void;
}

const nobody: Subject = { type: 'users', id: '' };

/** Chooses which ACLs to look for. ACLs are never asked for without a service and a resource (behaviours B10.12). */
export function AclQuestionForm({ question, pairs, onAsk }: AclQuestionFormProps) {
  const t = useTranslations('acls.question');
  const scope = useScope();
  const one = typeof question.whose === 'string' ? undefined : question.whose;
  const { name } = useSubject(scope, one ?? nobody, one !== undefined);
  const asked = question.pair === undefined ? '' : question.pair === 'all' ? 'all' : keyOfPair(question.pair);
  const [kind, setKind] = useState(asked);
  const [whose, setWhose] = useState(whoseText(question.whose));
  const [resourceId, setResourceId] = useState(question.resourceId);
  const unknown = asked !== '' && asked !== 'all' && !pairs.some((pair) => keyOfPair(pair) === asked);

  function ask(event: FormEvent) {
    event.preventDefault();
    const pair = kind === 'all' ? 'all' : pairs.find((known) => keyOfPair(known) === kind);
    if (pair === undefined) return;
    onAsk({ ...aclQuestionFrom(new URLSearchParams({ whose, resourceId })), pair });
  }

  return (
    <form className="form acl-question" aria-label={t('label')} onSubmit={ask}>
      <Select
        label={t('kind')}
        required
        value={unknown && kind === asked ? '' : kind}
        placeholder={t('kindPlaceholder')}
        error={unknown && kind === asked ? t('notHere', { kind: asked }) : undefined}
        onChange={({ currentTarget: { value } }) => setKind(value)}
        options={[
          { value: 'all', label: t('all', { count: pairs.length }) },
          ...pairs.map((pair) => ({ value: keyOfPair(pair), label: kindText(pair) })),
        ]}
      />
      <Select
        label={t('whose')}
        value={whose}
        onChange={({ currentTarget: { value } }) => setWhose(value)}
        options={[
          { value: 'everybody', label: t('everybody') },
          { value: 'users', label: t('users') },
          { value: 'serviceAccounts', label: t('serviceAccounts') },
          ...(one === undefined ? [] : [{ value: whoseText(one), label: name }]),
        ]}
      />
      <TextField
        label={t('resource')}
        optional
        monospace
        spellCheck={false}
        maxLength={255}
        value={resourceId}
        onChange={({ currentTarget: { value } }) => setResourceId(value)}
      />
      <Button type="submit" variant={question.pair === undefined ? 'primary' : 'secondary'}>
        {t('show')}
      </Button>
    </form>
  );
}
