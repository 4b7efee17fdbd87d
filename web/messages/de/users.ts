import type { users as english } from '../en/users.ts';
import type { Translation } from '../translation.ts';

export const users: Translation<typeof english> = {
  title: 'Benutzer',
  leadOrganisation: 'Die Personen der Organisation, in welchem Bereich sie auch arbeiten.',
  leadSpace: 'Die Personen, die diesem Bereich zugeordnet sind.',
  caption: 'Benutzer',
  filter: 'Filter: Name, E-Mail, ganze ID',
  filters: 'Filter',
  columns: { name: 'Name', email: 'E-Mail', status: 'Status', id: 'ID', created: 'Angelegt' },
  status: '{active, select, true {Aktiv} false {Inaktiv} other {Unbekannt}}',
  copyId: 'ID von {name} kopieren',
  noName: 'Kein Name',
  noneTitle: 'Noch keine Benutzer',
  noneOrganisation: 'Legen Sie den ersten an, um jemandem Zugriff zu geben.',
  noneSpace: 'Diesem Bereich ist noch niemand zugeordnet.',
  forbiddenTitle: 'Sie dürfen die Benutzer hier nicht sehen',
  failedTitle: 'Die Benutzer konnten nicht geladen werden',
  actions: {
    create: 'Benutzer anlegen',
    addMany: 'Aus einer Datei hinzufügen',
    edit: 'Bearbeiten',
    activate: 'Aktivieren …',
    deactivate: 'Deaktivieren …',
    recover: 'Wiederherstellungslink ausstellen …',
    assign: 'Einem Bereich zuordnen …',
    unassign: 'Aus diesem Bereich entfernen …',
    delete: 'Löschen …',
  },
};
