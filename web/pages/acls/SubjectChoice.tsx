import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keyOfSubject } from '#web/access/acl-entry.ts';
import { SubjectMark } from '#web/access/StatusMark.tsx';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { tellingName } from '#web/access/telling-name.ts';
import { useSubjectSearch } from '#web/access/use-subject-search.ts';
import { LazySearchState } from '#web/list/lazy-search-state.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { CloseIcon } from '#web/ui/icons.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PickList } from '#web/ui/PickList.tsx';
import { nameText } from '#web/ui/name-text.ts';

export interface SubjectChoiceProps {
  chosen: readonly NamedSubject[];
  onChoose: (chosen: readonly NamedSubject[]) => void;
}

/** Users and service accounts, any number of them, out of however many there are. */
export function SubjectChoice({ chosen, onChoose }: SubjectChoiceProps) {
  const t = useTranslations('acls.giving');
  const list = useTranslations('acls.list');
  const [text, setText] = useState('');
  const { found, loading, onLoadMore, reading, error } = useSubjectSearch(useScope(), text);
  const keys = new Set(chosen.map(keyOfSubject));
  const free = found.filter((one) => !keys.has(keyOfSubject(one)));
  return (
    <section className="form" aria-label={t('subjects')}>
      <h3>{t('subjects')}</h3>
      {chosen.length === 0 ? (
        <p className="field-hint">{t('noSubject')}</p>
      ) : (
        <ul className="name-chips" aria-label={t('chosen')}>
          {chosen.map((one) => (
            <li key={keyOfSubject(one)}>
              {nameText(tellingName(one))} <SubjectMark record={one.record} />
              <IconButton
                icon={CloseIcon}
                size="small"
                label={t('drop', { name: tellingName(one) })}
                onClick={() => onChoose(chosen.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
      <PickList
        label={t('findSubject')}
        inputValue={text}
        onInputChange={setText}
        options={free.map((one) => ({
          id: keyOfSubject(one),
          label: one.name,
          mark: <SubjectMark record={one.record} />,
          detail: one.email ?? list(one.type === 'users' ? 'user' : 'serviceAccount'),
        }))}
        loading={loading}
        onLoadMore={onLoadMore}
        onPick={(key) => {
          const picked = free.find((one) => keyOfSubject(one) === key);
          if (picked !== undefined) onChoose([...chosen, picked]);
          setText('');
        }}
      />
      <output className="field-hint" aria-busy={reading?.running}>
        {reading && <LazySearchState walk={reading} />}
      </output>
      {error !== null ? <Notice tone="warning">{t('subjectsFailed')}</Notice> : undefined}
    </section>
  );
}
