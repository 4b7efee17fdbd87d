import { useEffect, useState, type RefObject } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { longestViewName, type ViewedList } from '#shared/saved-views.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TrashIcon } from '#web/ui/icons.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { Popover } from '#web/ui/Popover.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { deleteView, hearViews, savedViewsQuery, saveView } from './saved-views.ts';
import { viewQueryOf } from './viewed-list.ts';
import './saved-views.css';

export interface ListViewsProps {
  list: ViewedList;
  trigger: RefObject<Element | null>;
  onClose: () => void;
}

/** The views of a list that one has saved: to go to, to delete, and to save what is shown as one. */
export function ListViews({ list, trigger, onClose }: ListViewsProps) {
  const t = useTranslations('listViews');
  const query = viewQueryOf(useLocation().search);
  const views = savedViewsQuery(list);
  const { data, isError } = useQuery(views);
  const client = useQueryClient();
  useEffect(() => hearViews(() => void client.invalidateQueries({ queryKey: ['views', list] })), [client, list]);
  const [name, setName] = useState('');
  const meta = { read: views.queryKey };
  const save = useMutation({ meta, mutationFn: (said: string) => saveView(list, { name: said, query }) });
  const remove = useMutation({ meta, mutationFn: (said: string) => deleteView(list, said) });
  const items = data?.items ?? [];
  const wanted = name.trim();
  const error = save.error ?? remove.error;
  return (
    <Popover label={t('title')} trigger={trigger} onClose={onClose} placement="bottom end">
      <div className="saved-views">
        {items.length > 0 ? (
          <ul>
            {items.map((view) => (
              <li key={view.name}>
                <TextLink
                  to={`?${view.query}`}
                  aria-current={viewQueryOf(view.query) === query ? 'true' : undefined}
                  onClick={onClose}
                >
                  {nameText(view.name)}
                </TextLink>
                <IconButton
                  icon={TrashIcon}
                  label={t('delete', { name: nameText(view.name) })}
                  onClick={() => remove.mutate(view.name)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="quiet">{isError ? t('unread') : t(data === undefined ? 'reading' : 'none')}</p>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (wanted !== '') save.mutate(wanted, { onSuccess: () => setName('') });
          }}
        >
          <TextField
            label={t('name')}
            hint={t(items.some((view) => view.name === wanted) ? 'taken' : 'hint')}
            value={name}
            maxLength={longestViewName}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <Button type="submit" pending={save.isPending} disabledReason={wanted === '' ? t('needed') : undefined}>
            {t('save')}
          </Button>
        </form>
        {error === null ? undefined : <ActionFailure error={error} />}
      </div>
    </Popover>
  );
}
