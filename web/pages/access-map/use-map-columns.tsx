import { useTranslations } from 'use-intl';
import { subjectStatus } from '#shared/rules/subject-status.ts';
import { useStatusWord } from '#web/access/use-status-word.ts';
import { serverNow } from '#web/session/session-store.ts';
import type { Column } from '#web/table/column.ts';
import type { MapRow } from './map-rows.ts';

/** The map as a file has it: who it is, then a column for each service. */
export function useMapColumns(services: readonly string[], isSure: boolean): readonly Column<MapRow>[] {
  const t = useTranslations('accessMap');
  const statusOf = useStatusWord();
  const column = (id: string, header: string, text: (row: MapRow) => string | undefined): Column<MapRow> => ({
    id,
    header,
    cell: text,
    text,
  });
  return [
    column('name', t('columns.name'), ({ subject }) => subject.name),
    column('kind', t('columns.kind'), ({ subject }) => t('kind', { type: subject.type })),
    column('id', t('columns.id'), ({ subject }) => subject.id),
    column('state', t('columns.state'), ({ subject }) => statusOf(subjectStatus(subject.record, serverNow()))),
    column('lastDay', t('columns.lastDay'), ({ subject: { record } }) =>
      typeof record === 'object' && record.type === 'serviceAccounts' ? record.expirationDate : undefined,
    ),
    column('direct', t('columns.direct'), ({ direct, reading }) => (reading === 'unread' ? undefined : String(direct))),
    column('assigned', t('columns.assigned'), ({ isHere }) => t('assigned', { here: String(isHere) })),
    ...services.map((service) =>
      column(`service ${service}`, service, ({ levels, reading }) => {
        const level = levels.get(service) ?? 'none';
        if (reading === 'unread') return t('notRead');
        return reading === 'part' ? t('unsure', { level }) : t(isSure ? 'level' : 'found', { level });
      }),
    ),
  ];
}
