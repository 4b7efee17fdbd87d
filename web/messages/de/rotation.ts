import type { rotation as english } from '../en/rotation.ts';
import type { Translation } from '../translation.ts';

export const rotation: Translation<typeof english> = {
  title: 'Secret von {name} erneuern',
  lead: 'Ein Secret lässt sich nicht ändern; deshalb übernimmt ein neues Konto: gleiche Rechte, neue Client-ID und neues Secret. Das alte Konto gilt bis zum letzten Schritt; Sie können jederzeit aufhören.',
  leadSpace:
    'Ein Secret lässt sich nicht ändern; deshalb übernimmt hier ein neues Konto dieses Bereichs: gleiche Rechte, neue Client-ID und neues Secret. Das alte Konto gilt bis zum letzten Schritt; Sie können jederzeit aufhören. Um es in allen Bereichen zugleich zu ersetzen, erneuern Sie es in der Organisation.',
  states: { waiting: 'Später', now: 'Sie sind dran', busy: 'Unterwegs', done: 'Fertig', failed: 'Nicht erledigt' },
  read: {
    title: '1. Was dem Konto erteilt ist',
    reading: 'Es wird gelesen, was dem Konto erteilt ist',
    counts:
      '{roles, plural, =0 {keine Rolle} one {# Rolle} other {# Rollen}}, {permissions, plural, =0 {keine einzelne Berechtigung} one {# einzelne Berechtigung} other {# einzelne Berechtigungen}}, {acls, plural, =0 {keine ACL} one {# ACL} other {# ACLs}}',
    notCopied:
      'Nicht kopierbar: Rechte aus dem Anlegen einer Ressource, die keine Liste zeigt, und veraltete granulare Richtlinien. Vergeben Sie diese als ACL.',
    gaps: 'Nicht alles konnte gelesen und damit kopiert werden',
    lists: 'Die Bereiche des Kontos: {reason}',
    gap: {
      policy: 'Die Richtlinie in {place}: {reason}',
      acls: 'Die ACLs auf {kind} in {place}: {reason}',
      catalogue: 'Die Berechtigungen von {place} und damit die ACLs dort: {reason}',
    },
    again: 'Neu lesen',
    accept: 'Ohne das fortfahren, was nicht gelesen werden konnte',
  },
  create: {
    title: '2. Neues Konto anlegen',
    lead: 'Beide bestehen eine Zeit lang nebeneinander; der Name muss daher anders sein. Danach können Sie es umbenennen.',
    submit: 'Neues Konto anlegen',
    readFirst: 'Zuerst muss bekannt sein, was dem Konto erteilt ist.',
    created: 'Angelegt mit der Client-ID',
  },
  store: {
    title: '3. Neues Secret sichern',
    lead: 'Noch hat es keines der Rechte von {name}. Diese werden im nächsten Schritt kopiert.',
  },
  copy: {
    title: '4. Gleiche Rechte erteilen',
    nothing: 'Es gibt nichts zu kopieren.',
    start: '{count, plural, one {Prüfen, was # Aufruf kopieren würde} other {Prüfen, was # Aufrufe kopieren würden}}',
  },
  verify: {
    title: '5. Neues Konto überprüfen',
    start: 'Paar testen und Rechte vergleichen',
    passed: 'Das Paar gilt, und alle Rechte sind angekommen',
    passedRights: 'Alle Rechte sind angekommen',
    untested:
      'Das Paar wurde nicht getestet, da kein Secret angegeben war. Stellen Sie sicher, dass es gesichert ist, bevor das alte Konto entfällt.',
    failed: 'Das neue Konto kann noch nicht übernehmen',
    invalid: 'Die Region nimmt die neue Client-ID und das neue Secret nicht an.',
    missing:
      '{place}: Es fehlen {roles, plural, =0 {} one {# Rolle } other {# Rollen }}{permissions, plural, =0 {} one {# Berechtigung } other {# Berechtigungen }}{acls, plural, =0 {} one {# ACL} other {# ACLs}}',
    notHere: '{place}: Das neue Konto ist nicht zugeordnet.',
  },
  resume: {
    title: 'Mit {name} weitermachen?',
    sure: 'Nur, wenn es für diese Erneuerung angelegt wurde: Es erhält alle Rechte des alten Kontos.',
    secret:
      'Sein Secret wurde einmal gezeigt und wird hier nicht aufbewahrt. Wurde es nicht gesichert, entfernen Sie das neue Konto und beginnen Sie neu.',
    goOn: 'Mit {name} weitermachen',
    again: 'Mit einem anderen Konto neu beginnen',
    gone: 'Das neue Konto, das die Adresse nennt, gibt es nicht mehr',
    copied: 'Alle Rechte sind schon kopiert.',
    typed: 'Client-Secret des neuen Kontos',
    capsLock: 'Die Feststelltaste ist aktiv',
    typedHint: 'Um das Paar zu testen. Bleibt es leer, werden nur die Rechte verglichen. Es wird nicht aufbewahrt.',
  },
  leave: {
    title: 'Die Erneuerung hier beenden?',
    effect:
      'Beide Konten bleiben: {name} gilt wie bisher, und das neue behält, was es bisher erhalten hat. Was fehlt, können Sie auf seiner Seite erteilen.',
    confirm: 'Hier beenden',
  },
  remove: {
    title: '6. Altes Konto entfernen',
    lead: 'Tragen Sie zuerst die neue Client-ID und das neue Secret überall ein, wo {name} verwendet wird. Löschen Sie dann das alte Konto.',
    leadSpace:
      'Tragen Sie zuerst die neue Client-ID und das neue Secret überall ein, wo {name} verwendet wird. Entfernen Sie dann das alte Konto aus diesem Bereich.',
    stop: 'Jetzt gelten beide Konten. Sie können das alte später auf seiner Seite löschen.',
    start: '{name} entfernen …',
    later: 'Später: zum neuen Konto',
  },
};
