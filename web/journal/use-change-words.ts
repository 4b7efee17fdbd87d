import { useFormatter, useTranslations } from 'use-intl';
import type { JournalActor, JournalEntry, JournalInverse, JournalRights } from '#shared/journal.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import type { Tone } from '#web/ui/StatusPill.tsx';
import { changeName } from './change-name.ts';
import { changeTarget } from './change-target.ts';

export const outcomeTones: Readonly<Record<JournalEntry['outcome'], Tone>> = {
  done: 'good',
  refused: 'warning',
  failed: 'bad',
  notSent: 'off',
  unknown: 'waiting',
};

/** What was changed, of what and by whom, in words. */
export function useChangeWords(names: ReadonlyMap<string, string>) {
  const t = useTranslations('journal');
  const format = useFormatter();

  function rightsOf(sign: string, rights: JournalRights | undefined): readonly string[] {
    if (rights === undefined) return [];
    const counted = (['roles', 'permissions', 'acls'] as const).flatMap((kind) => {
      const count = rights[kind]?.length ?? 0;
      return count === 0 ? [] : [t('rights', { kind, count })];
    });
    return counted.length === 0 ? [] : [`${sign} ${format.list(counted)}`];
  }

  return {
    /** `Change the policy: + 2 roles`; the operation's own name where this page does not know it. */
    whatOf: (change: Pick<JournalEntry, 'operation' | 'delta'> | JournalInverse): string => {
      const name = changeName(change);
      const what = name === undefined ? change.operation : t(`what.${name}`);
      const rights = [...rightsOf('+', change.delta?.add), ...rightsOf('−', change.delta?.delete)];
      return rights.length === 0 ? what : t('whatWith', { what, rights: rights.join(', ') });
    },
    /** Its name where that can be read, else what kind of thing it is and the beginning of its id. */
    targetOf: (entry: JournalEntry): string => {
      const { kind, id } = changeTarget(entry);
      if (id === undefined) return '–';
      const name = names.get(id) ?? (kind === 'nodePool' ? nameText(id) : undefined);
      return name === undefined || name === '' ? t('target', { kind, id: shortId(id) }) : name;
    },
    /** The person; the account by its name, where that can be read, and the beginning of its id, and who used it. */
    whoOf: ({ by, isOwn }: { readonly by: JournalActor; readonly isOwn: boolean }): string => {
      const { person, operator, clientId } = by;
      const known = names.get(clientId) ?? '';
      const id = shortId(clientId);
      const account = known === '' ? t('account', { id }) : `${known} ${id}`;
      const name = person ?? (operator === undefined ? account : t('operator', { name: operator, account }));
      return isOwn ? t('own', { name: nameText(name) }) : nameText(name);
    },
  };
}
