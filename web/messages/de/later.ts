import type { later as english } from '../en/later.ts';
import type { Translation } from '../translation.ts';

export const later: Translation<typeof english> = {
  offer: 'Wenn dies endet …',
  confirm: '{label}, wenn dies endet',
  resize: 'Größe von {name} ändern',
  deletePool: 'Knotenpool {name} löschen',
  addWorkersLead:
    'Sie kommen in den ältesten Pool der gewählten Größe und haben die Version, die seine anderen Worker dann haben.',
  begun: 'Es wartet, bis der Cluster frei ist',
  waiting: '{label}: sobald „{kind}“ endet',
  waitingFree: '{label}: sobald der Cluster frei ist',
  sending: '{label}: Der Cluster wird noch einmal angesehen, dann wird gesendet',
  slow: '{label}: Die Region hat um eine Pause gebeten, oder eine Antwort ging verloren und muss abgewartet werden',
  withoutYou:
    'Die Konsole wartet ohne Sie, längstens bis {at}, auch wenn Sie diesen Tab schließen oder Ihre Sitzung wegen Untätigkeit endet.',
  outlives:
    'Es wartet die Konsole, nicht die Region: Sie können diesen Tab schließen. {known, select, yes {Es geht ohne Sie weiter, längstens bis {at}.} other {Es geht weiter, solange die Sitzung besteht, die es verlangt hat.}} Bevor etwas gesendet wird, wird der Cluster noch einmal angesehen.',
  cancel: 'Nicht ausführen',
  held: 'Zurückgehalten: {label}',
  heldLead: 'Es wurde angehalten. Es geschieht nichts mehr, bis jemand es fortsetzt.',
  sessionEnded: 'Die verwendete Sitzung ist zu Ende. Setzen Sie es mit Ihrer fort.',
  refused:
    'Die Region nimmt das Konto nicht mehr an: Es wurde vielleicht deaktiviert. Setzen Sie fort, sobald es wieder angenommen wird.',
  regionDown: '{region} antwortet nicht. Alle paar Sekunden wird erneut gefragt.',
  goOn: 'Fortsetzen',
  unread: 'Noch nicht bestätigt: {label}',
  unreadLead: 'Womit der Cluster belegt ist, konnte nicht gelesen werden.',
  confirmAgain: 'Ausführen, wenn der Cluster frei ist',
  notSent: 'Nicht gesendet: {label}',
  operationFailed: 'Worauf gewartet wurde, „{kind}“, ist gescheitert. Sehen Sie sich zuerst den Cluster an.',
  busyAgain: 'Inzwischen belegt ein anderer Vorgang den Cluster: {kind}.',
  failed: 'Gescheitert: {label}',
  unknown: 'Vielleicht gesendet: {label}',
  unknownLead:
    'Die Antwort ging verloren, und durch Lesen ist nicht zu erkennen, ob es ausgeführt wurde: Jemand anderes könnte dasselbe getan haben. Sehen Sie sich zuerst die Vorgänge des Clusters an.',
  once: 'Noch einmal ausführen',
  so: 'Nichts wurde gesendet: {label}',
  soLead: 'Es war schon so, als der Cluster frei war.',
  now: 'Jetzt ausführen',
  waitAgain: 'Wieder warten',
  change: 'Ändern',
  dismiss: 'Ausblenden',
};
