import type { accessPictures as english } from '../en/accessPictures.ts';
import type { Translation } from '../translation.ts';

export const accessPictures: Translation<typeof english> = {
  matrix: {
    caption: 'Was {name} hat, nach Dienst und Aktion',
    service: 'Dienst',
    action: '{kind, select, get {Sehen} create {Anlegen} update {Ändern} delete {Löschen} other {Sonstiges}}',
    share: '{whole, select, true {alle {all, number}} other {{held, number} von {all, number}}}',
    single: '{count, number} auf einzelnen Ressourcen',
    none: '{whole, select, true {nichts} other {nichts gefunden}}',
    nowhere: '{whole, select, true {Nichts in {services}.} other {Bisher nichts gefunden in {services}.}}',
    cell: '{what}, {service}: {words}',
  },
  graph: {
    given:
      '{kind, select, role {Rolle} permission {Recht} acl {ACL} granular {granulare Richtlinie} other {angelegt}}, {level, select, space {in diesem Bereich} other {in der Organisation}}',
    direct: 'Direktes Recht',
    more: '{count, plural, one {und ein weiterer Weg} other {und # weitere Wege}}',
    everything: 'Alles hier',
    result: '{answer, select, granted {erlaubt} held {ohne Wirkung} other {nicht bekannt}}',
  },
};
