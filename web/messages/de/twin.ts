import type { twin as english } from '../en/twin.ts';
import type { Translation } from '../translation.ts';

export const twin: Translation<typeof english> = {
  title: 'Mit einem anderen Ort vergleichen',
  lead: 'Rollen, Zugriffsrechte und Cluster dieses Ortes und eines anderen, auch einer anderen Region. Was zusammengehört, sagen die Namen: bei Personen die E-Mail-Adresse, sonst der Name.',
  pick: 'Wählen Sie den anderen Ort.',
  samePlace: 'Das ist dieser Ort selbst. Wählen Sie einen anderen.',
  notSignedIn: 'Sie sind bei {region} nicht angemeldet.',
  onlyDifferent: 'Nur Unterschiede',
  allEqual: '{here} und {there} sind in allem gleich, was hier verglichen wird.',
  choice: { swap: 'Von dort aus sehen' },
  state: {
    none: 'Noch nicht verglichen: Zu allen an beiden Orten wird die Richtlinie abgefragt, mit je einem Aufruf.',
    start: 'Vergleichen',
    again: 'Beide neu lesen',
    stop: 'Anhalten',
    progress: 'Beide Orte werden gelesen',
    asked:
      '{asked, number} von {total, plural, one {# Benutzer oder Dienstkonto} other {# Benutzern und Dienstkonten}} abgefragt',
    whole: 'Vollständig, Stand {time}.',
    part: 'Nicht vollständig, Stand {time}.',
    outdated: 'Seitdem wurden hier Rechte geändert.',
    gaps: 'Nicht verglichen, da es nicht gelesen werden konnte',
  },
  gaps: {
    more: '{count, plural, one {ein weiteres} other {# weitere}}',
    roles: '{place}: welche Rollen es gibt. Über Rollen und wer sie hat, wird nichts gesagt.',
    contents: '{place}: {count, plural, one {was eine Rolle gibt} other {was # Rollen geben}}: {names}.',
    permissions: '{place}: wie einzelne Berechtigungen heißen. Über alle, die welche haben, wird nichts gesagt.',
    list: '{place}: {type, select, users {die Liste der Benutzer} other {die Liste der Dienstkonten}}. Es kann jemand fehlen.',
    unread:
      '{place}: {count, plural, one {was eine Person oder ein Konto hat} other {was # Personen und Konten haben}}: {names}.',
    unasked: '{place}: angehalten, bevor {count, plural, one {ein weiteres} other {# weitere}} abgefragt waren.',
    clusters: '{place}: welche Cluster es gibt.',
  },
  part: {
    standing: 'Vergleich',
    counts: '{counts}.',
    nothing: 'Es gibt an keinem der beiden Orte welche.',
    count:
      '{standing, select, differs {{count, number} verschieden} onlyHere {{sure, select, true {{count, number} nur in {here}} other {{count, number} in {there} bisher nicht gefunden}}} onlyThere {{sure, select, true {{count, number} nur in {there}} other {{count, number} in {here} bisher nicht gefunden}}} several {{count, plural, one {# mehrfach vergebener Name} other {# mehrfach vergebene Namen}}} unread {{count, number} nicht bekannt} other {{count, number} gleich}}',
    stands:
      '{standing, select, differs {verschieden} onlyHere {{sure, select, true {nur in {here}} other {in {there} bisher nicht gefunden}}} onlyThere {{sure, select, true {nur in {there}} other {in {here} bisher nicht gefunden}}} several {mehrere mit diesem Namen: nicht verglichen} unread {nicht bekannt} other {gleich}}',
  },
  make: {
    open: '{here} wie {there} machen…',
    title: '{here} wie {there} machen',
    lead: 'Was {there} gibt und {here} nicht, wird hier gegeben, soweit es gewählt ist. Ein Lauf tut alles davon, sobald Sie bestätigt haben, was seine Prüfung findet; er kann zurückgenommen werden, bis auf Rollen, die er anlegt: Sie bleiben und geben nichts.',
    roles: 'Rollen',
    people: 'Personen und Dienstkonten, die an beiden Orten sind',
    all: 'Alle wählen',
    none: 'Keine wählen',
    isCreated: 'wird hier angelegt',
    changes:
      '{takes, select, true {{gains, plural, =0 {gibt nichts} one {gibt #} other {gibt #}}, {loses, plural, =0 {nimmt nichts} one {nimmt #} other {nimmt #}}} other {{gains, plural, =0 {gibt nichts} one {gibt #} other {gibt #}}{loses, plural, =0 {} one {; # mehr hier bleibt} other {; # mehr hier bleiben}}}}',
    takes: 'Auch wegnehmen, was {there} nicht hat',
    takesHint:
      'Bei den gewählten Rollen und Personen. Keine Rolle wird gelöscht, und niemand wird aus {here} entfernt.',
    leftAlone:
      'Vordefinierte Rollen, wer nur an einem Ort ist, mehrfach vergebene Namen, was nicht gelesen werden konnte, und Cluster bleiben, wie sie sind.',
    effect: 'Was es bewirkt',
    read: '{asked, number} von {total, number} gelesen',
    stop: 'Anhalten',
    roleLoses:
      '{name} gibt {count, plural, one {eine Berechtigung} other {# Berechtigungen}} nicht mehr{held, plural, =-1 {} =0 {; niemand hat sie} one {; einer hat sie} other {; # haben sie}}',
    roleGains:
      '{name} gibt {count, plural, one {eine Berechtigung} other {# Berechtigungen}} mehr{held, plural, =-1 {} =0 {; niemand hat sie} one {; einer hat sie} other {; # haben sie}}',
    roleMade:
      '{name} wird angelegt{count, plural, =0 { und gibt nichts} one { und gibt eine Berechtigung} other { und gibt # Berechtigungen}}',
    nobodyYet: 'Niemand hat sie, bevor dieser Lauf sie jemandem gibt.',
    given:
      '{count, plural, one {Eines der gewählten Konten bekommt} other {# der gewählten Konten bekommen}} Rollen, die dieser Lauf anlegt: {names}.',
    missing: 'Ausgelassen: Hier heißt nichts so',
    unread:
      '{count, plural, one {Eines der gewählten Konten konnte nicht gelesen werden und wird ausgelassen.} other {# der gewählten Konten konnten nicht gelesen werden und werden ausgelassen.}}',
    leftOut: 'Wer nicht gelesen wurde, wird ausgelassen.',
    uncertain: 'Was manches davon bewirkt, ist nicht sicher, da nicht alles gelesen werden konnte.',
    wait: 'Geht, sobald es gelesen ist.',
    nothing: 'Es gibt nichts zu ändern.',
    lockout:
      '{sure, select, true {Ihr eigenes Konto verliert das Recht, hier Richtlinien zu ändern.} other {Eine Rolle Ihres eigenen Kontos gibt das Recht, hier Richtlinien zu ändern, nicht mehr; gibt es keine andere, verlieren Sie es.}} Dann können Sie es nicht mehr selbst rückgängig machen. Trotzdem fortfahren?',
    begin: '{count, plural, one {# Änderung prüfen} other {# Änderungen prüfen}}',
  },
  roles: {
    title: 'Rollen',
    none: 'Keine Rolle ist verschieden.',
    unread: 'Die Rollen eines der beiden Orte konnten nicht gelesen werden.',
    kind: '{custom, select, true {eigene} false {vordefiniert, nicht zu ändern} other {unbekannt}}',
    permissions: '{sign}{figure} {count, plural, one {Berechtigung} other {Berechtigungen}}',
    columns: { name: 'Rolle', kind: 'Art', gains: 'Gibt nur in {there}', loses: 'Gibt nur in {here}' },
  },
  people: {
    title: 'Wer was hat',
    none: '{count, plural, =0 {Niemand wurde an beiden Orten gefunden.} other {Wer an beiden Orten ist, hat dasselbe.}}',
    kind: '{type, select, users {Person} other {Dienstkonto}}',
    onlyHere:
      '{sure, select, true {{count, plural, one {# Person oder Konto nur in {here}} other {# Personen und Konten nur in {here}}}} other {{count, plural, one {# Person oder Konto von {here}, in {there} bisher nicht gefunden} other {# Personen und Konten von {here}, in {there} bisher nicht gefunden}}}}',
    onlyThere:
      '{sure, select, true {{count, plural, one {# Person oder Konto nur in {there}} other {# Personen und Konten nur in {there}}}} other {{count, plural, one {# Person oder Konto von {there}, in {here} bisher nicht gefunden} other {# Personen und Konten von {there}, in {here} bisher nicht gefunden}}}}',
    columns: { name: 'Name', kind: 'Art', gains: 'Hat nur in {there}', loses: 'Hat nur in {here}' },
  },
  clusters: {
    title: 'Cluster',
    none: 'Kein Cluster ist verschieden.',
    unread: 'Die Cluster eines der beiden Orte konnten nicht gelesen werden.',
    spacesOnly: 'Cluster gehören zu Bereichen: Verglichen werden sie, wo beide Orte Bereiche sind.',
    untold: 'Version nicht genannt',
    both: '{version}, Steuerungsebene {controlPlane}',
    upgrade: 'In {place}: Upgrade auf {to}',
    wave: 'Upgrade von {count, number} Clustern in {here} zusammen',
    columns: { name: 'Cluster', upgrade: 'Was zu tun ist' },
  },
};
