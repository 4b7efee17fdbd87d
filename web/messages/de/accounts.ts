import type { accounts as english } from '../en/accounts.ts';
import type { Translation } from '../translation.ts';

export const accounts: Translation<typeof english> = {
  title: 'Dienstkonten',
  leadOrganisation: 'Clients der API, die zur Organisation oder zu einem ihrer Bereiche gehören.',
  leadSpace: 'Clients der API, die in diesem Bereich angelegt oder ihm zugeordnet wurden.',
  caption: 'Dienstkonten',
  filter: 'Filter: Name, "ganzer Name", ID',
  columns: { name: 'Name', id: 'Client-ID', lifetime: 'Tokengültigkeit', expires: 'Läuft ab' },
  copyId: 'Client-ID von {name} kopieren',
  expiry: { never: 'Nie', soon: 'Bald: {date}', expired: 'Abgelaufen {date}' },
  leaving: 'Wird gelöscht …',
  leavingReason: 'Es wird gerade gelöscht.',
  gone: '{name} ist weg',
  noneTitle: 'Noch keine Dienstkonten',
  noneOrganisation: 'Legen Sie eines an, damit ein Programm die API verwenden kann.',
  noneSpace: 'In diesem Bereich wurde kein Dienstkonto angelegt und ihm keines zugeordnet.',
  forbiddenTitle: 'Sie dürfen die Dienstkonten hier nicht sehen',
  failedTitle: 'Die Dienstkonten konnten nicht geladen werden',
  actions: {
    create: 'Dienstkonto anlegen',
    edit: 'Bearbeiten',
    rotate: 'Secret erneuern …',
    assign: 'Einem Bereich zuordnen …',
    remove: 'Aus diesem Bereich entfernen …',
    delete: 'Löschen …',
  },
};
