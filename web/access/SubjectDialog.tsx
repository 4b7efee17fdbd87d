import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { LazySearchState } from '#web/list/lazy-search-state.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { PickList } from '#web/ui/PickList.tsx';
import { SubjectMark } from './StatusMark.tsx';
import type { NamedSubject } from './subject-list.ts';
import { useSubjectSearch } from './use-subject-search.ts';

export interface SubjectDialogProps {
  scope: Scope;
  onPick: (subject: NamedSubject) => void;
  onClose: () => void;
}

/** Finds a user or a service account by name, address or id, among however many. */
export function SubjectDialog({ scope, onPick, onClose }: SubjectDialogProps) {
  const t = useTranslations('access.explain.picking');
  const { cancel } = useKitText();
  const [text, setText] = useState('');
  const { found, loading, onLoadMore, reading, error } = useSubjectSearch(scope, text);
  return (
    <Dialog
      title={t('title')}
      dismissable
      onClose={onClose}
      footer={
        <>
          <output className="palette-note" aria-busy={reading?.running}>
            {reading && <LazySearchState walk={reading} />}
          </output>
          <Button onClick={onClose}>{cancel}</Button>
        </>
      }
    >
      {error === null ? undefined : <ActionFailure error={error} />}
      <PickList
        label={t('find')}
        inputValue={text}
        onInputChange={setText}
        options={found.map(({ type, id, name, email, record }) => ({
          id,
          label: name,
          mark: <SubjectMark record={record} />,
          detail: type === 'users' ? t('user', { email: email ?? id }) : t('account', { id }),
        }))}
        loading={loading}
        onLoadMore={onLoadMore}
        onPick={(id) => {
          const subject = found.find((one) => one.id === id);
          if (subject !== undefined) onPick(subject);
        }}
      />
    </Dialog>
  );
}
