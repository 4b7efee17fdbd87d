import type { registries as english } from '../en/registries.ts';
import type { Translation } from '../translation.ts';

export const registries: Translation<typeof english> = {
  title: 'Registries',
  lead: 'Die Container-Registries dieses Bereichs. Anlegen und Löschen ist mit dieser API nicht möglich.',
  caption: 'Registries',
  filter: 'Filter: Name, Host, Zustand',
  noneTitle: 'Hier gibt es keine Registries',
  none: 'Eine Registry, die für diesen Bereich eingerichtet ist, erscheint hier mit Host und Passwort.',
  forbiddenTitle: 'Sie dürfen die Registries hier nicht sehen',
  failedTitle: 'Die Registries konnten nicht geladen werden',
  actions: { read: 'Passwort lesen …', reset: 'Passwort zurücksetzen …' },
  password: 'Passwort',
  copyPassword: 'Passwort kopieren',
  read: {
    title: 'Passwort von {name} lesen?',
    lead: 'Es wird einmal auf diesem Bildschirm gezeigt. Wer es sieht, kann die Registry verwenden; achten Sie darauf, dass niemand mitliest.',
    confirm: 'Passwort anzeigen',
    shown: 'Das Passwort von {name}',
  },
  reset: {
    title: 'Passwort von {name} zurücksetzen?',
    lead: 'Das jetzige Passwort gilt sofort nicht mehr: Alles, was sich damit anmeldet, scheitert, bis es das neue hat. Das neue wird einmal auf diesem Bildschirm gezeigt.',
    confirm: 'Passwort zurücksetzen',
    acceptedTitle: 'Das alte Passwort gilt nicht mehr',
    accepted:
      'Das neue wird erzeugt; es erscheint hier, sobald es bereit ist. Sie können auch schließen und es später lesen.',
    shown: 'Das neue Passwort von {name}',
  },
};
