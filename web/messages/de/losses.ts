import type { Translation } from '../translation.ts';
import type { losses as source } from '../en/losses.ts';

export const losses: Translation<typeof source> = {
  title: {
    lost: 'Was verloren geht',
    idle: 'Was während der Deaktivierung nicht nutzbar ist',
    regained: 'Was nach der Aktivierung nutzbar ist',
  },
  read: '{state, select, reading {Gelesen: {asked, number} von {total, number}. Bisher} complete {Alles wurde gelesen:} other {Nicht alles wurde gelesen. Gelesen sind}} Rollen und direkte Berechtigungen {places, plural, =0 {keines Ortes} one {eines Ortes} other {von # Orten}}, {acls, plural, =0 {keine Liste von ACLs} one {eine Liste von ACLs} other {# Listen von ACLs}}{granular, plural, =0 {} one {, eine von granularen Richtlinien} other {, # von granularen Richtlinien}}.',
  stop: 'Nicht weiter lesen',
  again: 'Noch einmal lesen',
  lost: '{count, plural, one {An einem Ort verloren} other {An # Orten verloren}}',
  idle: '{count, plural, one {An einem Ort nicht nutzbar} other {An # Orten nicht nutzbar}}',
  regained: '{count, plural, one {An einem Ort nutzbar} other {An # Orten nutzbar}}',
  kept: '{count, plural, one {Bleibt an einem Ort} other {Bleibt an # Orten}}',
  inert: '{count, plural, one {An einem Ort ohne Wirkung} other {An # Orten ohne Wirkung}}',
  uncertain: '{count, plural, one {Für einen Ort nicht bekannt} other {Für # Orte nicht bekannt}}',
  cannot: 'Nicht nutzbar ({count, number})',
  can: 'Nutzbar ({count, number})',
  nothing: '{count, plural, one {An einem Ort ist nichts vergeben} other {An # Orten ist nichts vergeben}}',
  place:
    '{kind, select, space {Bereich} other {Organisation}}{count, plural, =0 {} one {, Rolle {roles}} other {, Rollen {roles}}}',
  created:
    'Rechte, die jemand hat, weil er etwas angelegt hat, stehen hier nicht. In einem Bereich wurde nur nach den Arten von Ressourcen gefragt, die die Übersicht der Region nennt.',
  elsewhere: 'Rechte an anderen Orten stehen hier nicht. Für sie gilt dasselbe.',
  unreadAt: 'Nicht gelesen in {place}: {what}.',
  unread: {
    policy: 'Rollen und direkte Berechtigungen',
    catalogue: 'welche Arten von Ressourcen es gibt, und damit alle ACLs',
    spaces: 'welche Bereiche anzusehen sind',
    acls: '{count, plural, one {ACLs auf {kinds}} other {ACLs auf # Arten von Ressourcen ({kinds})}}',
    granular:
      '{count, plural, one {granulare Richtlinien auf {kinds}} other {granulare Richtlinien auf # Arten von Ressourcen ({kinds})}}',
  },
  notAsked:
    '{count, plural, =0 {Das Lesen endete, bevor nach allem gefragt war.} one {Das Lesen endete vorzeitig: Nach einer Liste wurde nicht gefragt, vielleicht nach mehr.} other {Das Lesen endete vorzeitig: Nach # Listen wurde nicht gefragt, vielleicht nach mehr.}}',
  unknown:
    'Was {count, plural, one {eine Rolle, Berechtigung oder ACL gibt} other {# Rollen, Berechtigungen oder ACLs geben}}, konnte nicht gelesen werden.',
};
