import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSubject } from '#web/access/use-subject.ts';
import type { Subject } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { lazyPart, onIntent } from '#web/ui/lazy-part.ts';

const LazySubjectDialog = lazyPart(async () => (await import('#web/access/SubjectDialog.tsx')).SubjectDialog);

export interface SubjectFieldProps {
  subject: Subject | undefined;
  onChange: (subject: Subject | undefined) => void;
}

const nobody: Subject = { type: 'users', id: '' };

/** Whom a question is about: nobody in particular, or one user or service account found by name. */
export function SubjectField({ subject, onChange }: SubjectFieldProps) {
  const t = useTranslations('access.explain');
  const scope = useScope();
  const { name } = useSubject(scope, subject ?? nobody, subject !== undefined);
  const [picking, setPicking] = useState(false);
  const id = useId();
  return (
    <fieldset className="radios" aria-describedby={id}>
      <legend className="field-label">{t('who')}</legend>
      <span className="subject-choice">
        <Button onClick={() => setPicking(true)} {...onIntent(LazySubjectDialog)}>
          {subject === undefined ? t('choose') : t('chosen', { type: subject.type, name })}
        </Button>
        {subject === undefined ? undefined : (
          <IconButton icon={CloseIcon} label={t('anybody', { name })} onClick={() => onChange(undefined)} />
        )}
      </span>
      <span id={id} className="field-hint">
        {t('whoHint')}
      </span>
      {picking ? (
        <LazySubjectDialog
          scope={scope}
          onClose={() => setPicking(false)}
          onPick={({ type, id: picked }) => {
            onChange({ type, id: picked });
            setPicking(false);
          }}
        />
      ) : undefined}
    </fieldset>
  );
}
