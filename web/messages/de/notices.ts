import type { notices as english } from '../en/notices.ts';
import type { Translation } from '../translation.ts';

export const notices: Translation<typeof english> = {
  bell: '{count, plural, =0 {Mitteilungen} one {Mitteilungen, # ungelesen} other {Mitteilungen, # ungelesen}}',
  title: 'Mitteilungen',
  failures: 'Fehlschläge, noch ungelesen',
  lead: 'Vorgänge und Läufe, die unterwegs sind, beendet sind oder auf Sie warten, in jedem Bereich und jeder Region, bei der Sie angemeldet sind; und wer einen Link benutzt hat, den Sie ausgestellt haben.',
  waiting: '{count, plural, one {# Lauf wartet auf Sie} other {# Läufe warten auf Sie}}',
  asOf: '{words}, Stand {time}',
  none: 'Seit Ihrer Anmeldung wurde nichts beendet.',
  running: 'Läuft gerade ({count, number})',
  ended: 'Beendet',
  of: '{what}: {cluster}',
  heard: 'Stand {time}',
  markAllRead: 'Alle als gelesen markieren',
  dismiss: 'Als gelesen markieren: {sentence}',
  unread: 'Ungelesen',
  where: '{space} · {region}',
  link: {
    sentence:
      '{how, select, activated {{name} ist jetzt aktiv} recovered {{name} hat ein neues Passwort und einen neuen zweiten Faktor} other {{name} hat den Link benutzt und bleibt inaktiv}}',
    open: 'Person öffnen',
  },
  watching:
    '{spaces, plural, one {# Bereich} other {# Bereiche}} in {regions, plural, one {# Region} other {# Regionen}} beobachtet',
  watchingSome:
    '{spaces, number} von {all, plural, one {# Bereich} other {# Bereichen}} beobachtet: die zuerst, die Sie öffnen',
  spacesUnread: 'Die Bereiche von {regions} konnten nicht gelesen werden: Beobachtet werden nur die, die Sie öffnen.',
  staleRegions: 'Keine Antwort von {regions}. Was dort inzwischen endet, wird mitgeteilt, sobald eine kommt.',
  staleConnection:
    'Seit {since} nicht live. Was inzwischen endet, wird mitgeteilt, sobald die Verbindung wieder da ist.',
  neverLive: 'Noch keine Live-Verbindung. Was beendet ist, wird mitgeteilt, sobald es eine gibt.',
  newVersion: 'Eine neue Version der Konsole ist da',
  newVersionLead: 'Laden Sie die Seite neu, wenn es Ihnen passt. Bis dahin bleibt sie, wie sie ist.',
  notNow: 'Nicht jetzt',
  desktopOn: 'Auch außerhalb des Browsers benachrichtigen',
  desktopOff: 'Nicht mehr außerhalb des Browsers benachrichtigen',
  desktopBlocked:
    'Ihr Browser blockiert Benachrichtigungen dieser Website. In seinen Einstellungen zu dieser Website lässt sich das ändern.',
};
