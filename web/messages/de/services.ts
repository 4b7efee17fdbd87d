import type { services as english } from '../en/services.ts';
import type { Translation } from '../translation.ts';

export const services: Translation<typeof english> = {
  notOffered: 'In dieser Region nicht verfügbar',
  notOfferedWords: '{region} bietet das nicht an. Vielleicht tut es eine andere Region.',
  notOfferedAction: '{region} bietet diese Aktion nicht an. Nichts hat sich geändert.',
  state:
    '{state, select, CREATING {Wird angelegt} PENDING {Wartet} RUNNING {Läuft} UPGRADING {Upgrade läuft} REPAIRING {Wird repariert} DELETING {Wird gelöscht} SUCCEEDED {Vollständig} CREATED {Vollständig} FAILED {Gescheitert} ERROR {Gescheitert} UNKNOWN {Unbekannt} other {{state}}}',
  visibility: '{visibility, select, INTERNAL {Intern} EXTERNAL {Öffentlich} other {{visibility}}}',
  notUsable: 'Möglich, sobald es läuft (jetzt: {state})',
  hostLater: 'Bekannt, sobald es läuft',
  copyId: 'ID von {name} kopieren',
  copyHost: 'Host von {name} kopieren',
  columns: {
    name: 'Name',
    state: 'Zustand',
    version: 'Version',
    host: 'Host',
    visibility: 'Erreichbar',
    created: 'Angelegt',
    id: 'ID',
  },
  secret: {
    lead: 'Die Konsole bewahrt es nirgends auf: Sichern Sie es, bevor Sie schließen.',
    confirm: 'Ich habe es gesichert',
    confirmHint: 'Wird auch angekreuzt, wenn Sie es kopieren.',
    copied: 'Es wurde kopiert.',
    unread: 'Kopieren Sie es zuerst oder bestätigen Sie, dass es gesichert ist.',
    done: 'Fertig',
  },
};
