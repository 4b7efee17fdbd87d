import type { accessMap as english } from '../en/accessMap.ts';
import type { Translation } from '../translation.ts';

export const accessMap: Translation<typeof english> = {
  title: 'Zugriffskarte',
  lead: '{kind, select, space {Wer wie viel von jedem Dienst in diesem Bereich darf, die Mächtigsten zuerst. Identitätsrechte der Organisation gelten auch hier.} other {Wer wie viel von jedem Dienst in der Organisation darf, die Mächtigsten zuerst. Bereiche haben eigene Karten.}}',
  compare: 'Mit einem anderen Ort vergleichen',
  reviews: 'Zugriffsprüfungen',
  state: {
    start: 'Karte lesen',
    again: 'Neu lesen',
    stop: 'Anhalten',
    none: '{kind, select, space {Noch nicht gelesen: Zu allen in diesem Bereich und in der Organisation wird die Richtlinie abgefragt, mit je einem Aufruf.} other {Noch nicht gelesen: Zu allen in der Organisation wird die Richtlinie abgefragt, mit je einem Aufruf.}}',
    progress: 'Die Karte wird gelesen',
    listing:
      '{level, select, space {Dieser Bereich} other {Die Organisation}}: Benutzer und Dienstkonten werden gesucht …',
    asked:
      '{level, select, space {Dieser Bereich} other {Die Organisation}}: {asked, number} von {total, plural, one {# Benutzer oder Dienstkonto} other {# Benutzern und Dienstkonten}} abgefragt.',
    whole: 'Vollständig, Stand {time}.',
    part: 'Nicht vollständig, Stand {time}.',
    outdated: 'Seither wurden hier Rechte geändert.',
    resources:
      'Was für einen ganzen Dienst gilt. Rechte auf einzelnen Ressourcen (ACLs, veraltete granulare Richtlinien, selbst Angelegtes) stehen auf der Seite der jeweiligen Person oder des Kontos.',
  },
  gaps: {
    title: 'Nicht auf der Karte, weil nicht lesbar',
    stopped:
      '{level, select, space {Dieser Bereich} other {Die Organisation}}: angehalten, bevor {count, plural, one {eine weitere Abfrage gemacht war} other {# weitere Abfragen gemacht waren}}.',
    list: '{type, select, users {Die Liste der Benutzer} other {Die Liste der Dienstkonten}} {level, select, space {dieses Bereichs} other {der Organisation}}: Es kann jemand fehlen.',
    unread:
      '{count, plural, one {Was eine Person oder ein Konto hat} other {Was # Personen und Konten haben}}: {names}.',
    more: '{count, plural, one {eine weitere} other {# weitere}}',
    roles:
      '{count, plural, one {Was eine Rolle gibt} other {Was # Rollen geben}}, {level, select, space {in diesem Bereich} other {in der Organisation}}: {names}.',
    catalogue: 'Welche Berechtigungen es gibt: Von niemandem ist bekannt, ob er einen Dienst verwaltet.',
    part: '{count, plural, one {Ein Teil dessen, was eine Person oder ein Konto hat} other {Ein Teil dessen, was # Personen und Konten haben}}.',
    aboveUnknown: 'Die Organisation: Ihr Konto erfährt nicht, welche es ist. Ihre Identitätsrechte reichen herein.',
    above: 'Die Organisation: Dort wurde niemand abgefragt. Ihre Identitätsrechte reichen herein.',
    aboveUnread:
      '{count, plural, one {Jemand aus der Organisation, dessen Rechte vielleicht hereinreichen} other {# aus der Organisation, deren Rechte vielleicht hereinreichen}}.',
  },
  show: {
    label: 'Anzeigen',
    all: 'Alle ({count, number})',
    inactive: 'Kommen nicht hinein und haben Rechte ({count, number}{whole, select, true {} other { bisher}})',
    lasting: 'Dienstkonten ohne letzten Tag ({count, number}{whole, select, true {} other { bisher}})',
    direct: 'Direkt erteilte Rechte ({count, number}{whole, select, true {} other { bisher}})',
    only: '{whole, select, true {Verwaltet einen Dienst allein ({count, number})} other {Verwaltet einen Dienst allein (sobald alles gelesen ist)}}',
    outside:
      '{kind, select, space {Hier nicht zugeordnet, reichen aber herein} other {Reichen in jeden Bereich}} ({count, number}{whole, select, true {} other { bisher}})',
  },
  filter: 'Filter: Name',
  count: '{shown, number} von {all, number}',
  table: 'Zugriffskarte: wer, nach Diensten',
  subject: 'Wer',
  kind: '{type, select, users {Person} other {Dienstkonto}}',
  level: '{level, select, administers {verwaltet} changes {ändert} reads {liest} other {nichts}}',
  found: '{level, select, administers {verwaltet} changes {ändert} reads {liest} other {nichts gefunden}}',
  unsure:
    '{level, select, administers {verwaltet} changes {ändert mindestens} reads {liest mindestens} other {nicht bekannt}}',
  legend: {
    reads: 'liest: sieht alles oder einen Teil davon',
    changes: 'ändert einen Teil davon',
    administers: 'verwaltet: hat jedes Recht, das es gibt',
    none: 'nichts',
    unsure: 'nicht bekannt',
  },
  cell: '{name}, {service}: {words}',
  notRead: 'Konnte nicht gelesen werden',
  outside: 'hier nicht zugeordnet',
  direct: '{count, plural, one {# direktes Recht} other {# direkte Rechte}}',
  only: 'verwaltet allein: {services}',
  words: {
    title: 'In Worten',
    line: '{service}: {administers, plural, =0 {niemand verwaltet ihn} one {# verwaltet ihn} other {# verwalten ihn}}, {changes, plural, =0 {niemand ändert} one {# ändert} other {# ändern}} einen Teil, {reads, plural, =0 {niemand liest nur} one {# liest nur} other {# lesen nur}}.',
    only: 'Nur {name} verwaltet ihn.',
    soFar: 'Bisher:',
  },
  noneTitle: '{whole, select, true {Niemand passt} other {Bisher passt niemand}}',
  none: 'Gesucht wird in den Namen derer, die „Anzeigen“ durchlässt.',
  showAll: 'Alle anzeigen',
  columns: {
    name: 'Name',
    kind: 'Art',
    id: 'ID',
    state: 'Zustand',
    lastDay: 'Letzter Tag',
    direct: 'Direkte Rechte',
    assigned: 'Hier zugeordnet',
  },
  assigned: '{here, select, true {ja} other {nein}}',
};
