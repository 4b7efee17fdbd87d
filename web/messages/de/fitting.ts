import type { fitting as english } from '../en/fitting.ts';
import type { Translation } from '../translation.ts';

export const fitting: Translation<typeof english> = {
  title: 'Rollen für eine Aufgabe',
  lead: 'Von dem, was jemand tun soll, zu möglichst wenigen Rollen, die es erlauben, zu dem, was sie sonst noch geben, und zu einer Rolle, die genau passt.',
  takes: '{operation}: braucht {names}',
  operations: {
    title: 'Was zu tun ist',
    clear: 'Neu beginnen',
    add: 'API-Aufrufe hinzufügen',
    find: 'Nach Name, Pfad oder Berechtigung suchen',
    chosen: 'gewählt',
    count: '{count, plural, one {# gewählt} other {# gewählt}}',
    recorded:
      '{count, plural, =0 {Aufgezeichnete hinzufügen} one {# aufgezeichneten hinzufügen} other {# aufgezeichnete hinzufügen}}',
    noneRecorded: 'Seit die Seite geladen ist, wurde an diesem Ort sonst nichts aufgerufen',
    noneTitle: 'Noch nichts gewählt',
    none: 'Wählen Sie API-Aufrufe einzeln, oder führen Sie die Aufgabe selbst aus und fügen dann hinzu, was davon aufgezeichnet ist.',
    drop: 'Auslassen',
    token: 'Nichts: angemeldet zu sein genügt',
    columns: {
      name: 'API-Aufruf',
      takes: 'Braucht',
      way: 'Methode und Pfad',
    },
  },
  roles: {
    title: 'Rollen, die genügen',
    lead: 'Braucht einen Aufruf je Rolle dieser Ebene.',
    find: 'Rollen suchen',
    again: 'Rollen neu lesen',
    stop: 'Anhalten',
    progress: '{asked, number} von {total, plural, one {# Rolle} other {# Rollen}} gelesen',
    incomplete: 'Nicht jede Rolle wurde gelesen: Vielleicht genügen weniger',
    unread: '{count, plural, one {# Rolle konnte} other {# Rollen konnten}} nicht gelesen werden: {names}',
    listMissing: 'Die Liste der Rollen konnte nicht gelesen werden.',
    stopped: '{count, plural, one {# Rolle wurde} other {# Rollen wurden}} nicht abgefragt.',
    missing:
      '{sure, select, true {Keine Rolle hier erlaubt} other {Keine gelesene Rolle erlaubt}} {count, plural, one {# API-Aufruf} other {# API-Aufrufe}}',
    noneServes: 'Keine Rolle erlaubt einen dieser API-Aufrufe.',
    noneNeeded: 'Es braucht keine Rolle: Angemeldet zu sein genügt.',
    found:
      'Die kleinste gefundene Auswahl: {count, plural, one {# Rolle} other {# Rollen}}{partly, select, true { für die übrigen Aufrufe} other {}}. Nicht jede Auswahl wurde geprüft; vielleicht genügen weniger.',
    smallest:
      '{count, plural, one {# Rolle genügt} other {# Rollen genügen}}{partly, select, true { für die übrigen Aufrufe} other {}}, weniger nicht. Eine andere, ebenso kleine Auswahl gibt vielleicht weniger dazu.',
    leanest:
      '{count, plural, one {# Rolle genügt} other {# Rollen genügen}}{partly, select, true { für die übrigen Aufrufe} other {}}. Weniger genügen nicht, und keine ebenso kleine Auswahl gibt weniger dazu.',
    noSurplus: '{count, plural, one {Sie gibt} other {Sie geben}} sonst nichts.',
    surplus: 'Außerdem gegeben, ohne dass einer dieser Aufrufe es braucht ({count, number})',
    give: '{count, plural, one {Diese Rolle erteilen …} other {Diese Rollen erteilen …}}',
    columns: {
      name: 'Rolle',
      kind: 'Art',
      serves: 'Erlaubt',
      besides: 'Gibt außerdem',
    },
  },
  exact: {
    title: 'Eine Rolle, die genau passt',
    lead: 'Gibt, was diese API-Aufrufe brauchen, und nichts Entbehrliches.',
    count: '{count, plural, one {# Berechtigung} other {# Berechtigungen}}',
    copy: 'Namen kopieren',
    create: 'Diese Rolle anlegen',
    nothing: 'Für diese API-Aufrufe ist keine Berechtigung zu geben.',
    missing:
      '{count, plural, one {# API-Aufruf braucht} other {# API-Aufrufe brauchen}}, was {kind, select, organisation {eine Rolle der Organisation weder in ihr noch in ihren Bereichen gibt} other {eine Rolle dieses Bereichs nicht geben kann}}',
    failedTitle: 'Welche Berechtigungen es gibt, konnte nicht gelesen werden',
  },
};
