import type { calls as english } from '../en/calls.ts';
import type { Translation } from '../translation.ts';

export const calls: Translation<typeof english> = {
  title: 'API-Aufrufe',
  lead: 'Was dieser Tab von der API verlangt hat, wie der Vertrag es vorsieht. Tokens sind Platzhalter, und Antworten mit einem Secret werden nicht aufgezeichnet.',
  notHere:
    'Was die Konsole von selbst abfragt, ist nicht dabei: ganze Listen, die sie durchgeht, Läufe und die Live-Beobachtung.',
  whichIds:
    'Im TypeScript-Programm verwenden spätere Aufrufe die IDs, die frühere liefern; die beiden anderen nennen die jetzigen.',
  which: 'Anzeigen',
  ofPage: 'Aufrufe dieser Seite',
  since: 'Was ich seit {at} getan habe',
  begin: 'Aufzeichnung jetzt beginnen',
  changesOnly: 'Nur Änderungen',
  shown: '{count, plural, one {# Aufruf} other {# Aufrufe}}',
  cut: 'Nur {most, plural, one {der letzte lesende und der letzte ändernde Aufruf} other {die letzten # lesenden und die letzten # ändernden Aufrufe}} werden behalten; ältere sind vergessen.',
  none: 'Noch kein Aufruf',
  noneLead: 'Aufrufe erscheinen hier, sobald sie erfolgen.',
  nothingToCopy: 'Es gibt keinen Aufruf zu kopieren',
  nothingToReplay: 'Keiner dieser Aufrufe war erfolgreich',
  fit: 'Rollen für diese Aufrufe',
  fitNone: 'Keiner dieser Aufrufe galt dem gezeigten Ort',
  copyCurl: 'Als curl kopieren',
  copyHttp: 'Als .http-Datei kopieren',
  copyScript: 'Als TypeScript kopieren',
  copyOne: '{operation} als curl kopieren',
  list: 'API-Aufrufe, die neuesten zuerst',
  noAnswer: 'keine Antwort',
  took: '{ms, number} ms',
  sent: 'Was gesendet wird',
  copySent: 'Gesendetes kopieren',
  requestId: 'Anfrage-ID',
  copyRequestId: 'Anfrage-ID kopieren',
  asCall: 'Als API-Aufruf',
  asCallLead: 'Die Änderung, die Sie bestätigen, als der eine Aufruf, aus dem sie besteht. Noch ist nichts gesendet.',
  copyCall: 'Aufruf als curl kopieren',
};
