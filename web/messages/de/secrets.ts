import type { secrets as english } from '../en/secrets.ts';
import type { Translation } from '../translation.ts';

export const secrets: Translation<typeof english> = {
  title: 'Secret-Manager',
  lead: 'Instanzen, die die Secrets Ihrer Anwendungen aufbewahren. Anlegen und Löschen ist mit dieser API nicht möglich.',
  caption: 'Secret-Manager',
  filter: 'Filter: Name, Host, Zustand',
  noneTitle: 'Hier gibt es keine Secret-Manager',
  none: 'Eine Instanz, die für diesen Bereich eingerichtet ist, erscheint hier mit Host und Administratortoken.',
  forbiddenTitle: 'Sie dürfen die Secret-Manager hier nicht sehen',
  failedTitle: 'Die Secret-Manager konnten nicht geladen werden',
  reveal: 'Administratortoken anzeigen …',
  token: {
    title: 'Administratortoken von {name} anzeigen?',
    lead: 'Es öffnet jedes Secret dieser Instanz und wird einmal auf diesem Bildschirm gezeigt. Achten Sie darauf, dass niemand mitliest.',
    confirm: 'Token anzeigen',
    shown: 'Das Administratortoken von {name}',
    label: 'Token',
    copy: 'Token kopieren',
  },
};
