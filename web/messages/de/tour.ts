import type { tour as english } from '../en/tour.ts';
import type { Translation } from '../translation.ts';

export const tour: Translation<typeof english> = {
  title: 'Erste Schritte',
  lead: 'Fünf echte Aufgaben in {region}. Ein Schritt ist abgehakt, sobald diese Konsole weiß, dass Sie ihn getan haben.',
  step: '{step, select, create {Legen Sie in der Organisation einen Benutzer an.} issue {Stellen Sie ihm einen Aktivierungslink aus: Link und Code werden auf zwei verschiedenen Wegen übergeben.} redeem {Seien Sie diese Person: Öffnen Sie den Link in einem privaten Fenster, geben Sie den Code ein, wählen Sie ein Passwort und einen zweiten Faktor.} watch {Ändern Sie einen Cluster, etwa durch ein Upgrade, und bleiben Sie auf seiner Seite, bis der Vorgang beendet ist.} other {Fragen Sie, warum jemand etwas darf oder warum nicht.}}',
  go: '{step, select, create {Benutzer anlegen} issue {{known, select, yes {Benutzer öffnen} other {Benutzer auswählen}}} redeem {Sehen, was aus dem Link wurde} watch {Cluster auswählen} other {Zugriff erklären}}',
  state: '{done, select, yes {Erledigt} other {Noch offen}}',
  unread: 'Was Sie getan haben, konnte nicht gelesen werden: Es kann mehr erledigt sein, als abgehakt ist.',
  anewLead:
    'Von vorn zu beginnen nimmt nur die Haken weg, in diesem Browser. Benutzer, Links und Cluster bleiben, wie sie sind.',
  anew: 'Von vorn beginnen',
  arrival: {
    title: 'Willkommen, {name}',
    where:
      'Sie sind in {region}. Die Leiste oben zeigt immer, wo Sie sind, und führt an andere Orte; „Springen zu …“ findet jeden Ort mit seinem Namen.',
    quiet:
      'Seiten, die Ihr Konto nicht lesen darf, bleiben mit einer Marke in der Navigation. Jede sagt, was fehlt und wie Sie darum bitten.',
    account: 'Was Sie hier dürfen',
    close: 'Verstanden',
  },
  hints: {
    label: 'Tipp',
    users:
      'Jeder Name öffnet eine Person mit ihren Bereichen und Rechten; was Ihr Konto nicht lesen darf, ist dort vermerkt.',
    clusters:
      'Jeder Name öffnet einen Cluster mit allem, was dort geschieht; was Ihr Konto nicht ändern darf, ist dort vermerkt, auch was fehlt und wie Sie darum bitten.',
  },
  hide: 'Nicht mehr vorschlagen',
};
