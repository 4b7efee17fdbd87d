import type { upgrade as english } from '../en/upgrade.ts';
import type { Translation } from '../translation.ts';

export const upgrade: Translation<typeof english> = {
  title: 'Upgrade von {name}',
  lead: 'Steuerungsebene und Worker wechseln auf eine neuere Version, ein erlaubter Schritt nach dem anderen. Zurück auf eine ältere geht es nicht.',
  open: 'Upgrade',
  part: '{part, select, workers {Worker} other {Steuerungsebene}}',
  facts: {
    controlPlane: 'Steuerungsebene',
    workers: 'Worker',
    noWorkers: 'keine Worker',
    becoming: '{from}, Upgrade auf {to} läuft',
  },
  assumedControlPlane:
    'Diese Region sagt nicht, welche Version die Steuerungsebene hat. Angenommen wird die der Worker; es entscheidet die Region.',
  unknownTitle: 'Die Versionen dieses Clusters sind nicht bekannt',
  unknown: 'Die Region sagt nicht, welche Version er hat; ein Weg lässt sich nicht planen.',
  versionsFailed: 'Die angebotenen Versionen konnten nicht geladen werden',
  versions: 'Versionen',
  versionsLead: 'Was die Region jetzt annimmt und was gegen das Übrige spricht.',
  versionsLeadBusy:
    'Solange ein Vorgang läuft, nimmt die Region keinen anderen an. Dies nimmt sie danach an, wenn der Vorgang nichts daran ändert.',
  versionsLeadUpgrade:
    'Solange das Upgrade auf {version} läuft, nimmt die Region keinen anderen Vorgang an. Dies nimmt sie an, wenn es gelungen ist.',
  columns: { version: 'Version', controlPlane: 'Steuerungsebene', workers: 'Worker', plan: 'Planen' },
  newest: 'neueste',
  verdict:
    '{kind, select, current {Installiert} underWay {Wird installiert} overtaken {Älter als die neue} other {Bekannt, sobald der Vorgang endet}}',
  possible: '{moment, select, now {Jetzt möglich} afterwards {Danach möglich} other {Von den Versionen her erlaubt}}',
  refused: 'Jetzt nicht',
  never: 'Nein',
  rule: '{rule, select, hasWorkers {Der Cluster hat keine Worker.} isOffered {Die Region bietet sie nicht mehr an.} isReadable {Die Versionen lassen sich nicht vergleichen.} isHigher {Nicht höher als die jetzige Version.} staysInMajor {Eine andere Hauptversion.} isNotAboveControlPlane {Worker dürfen der Steuerungsebene nicht voraus sein.} isWithinTwoMinors {Worker steigen höchstens zwei Nebenversionen auf einmal.} isWithinOneMinor {Die Steuerungsebene steigt eine Nebenversion auf einmal.} other {Zur nächsten Nebenversion geht es nur vom neuesten Patch aus.}}',
  first: 'Zuerst: {part, select, workers {Worker} other {Steuerungsebene}} auf {version}.',
  refusedVersions:
    '{count, plural, one {# Version, zu der kein Weg führt} other {# Versionen, zu denen kein Weg führt}}',
  refusedTable: 'Versionen, zu denen kein Weg führt',
  choose: 'Planen',
  chooseOf: 'Weg zu {version} planen',
  chosen: 'Geplant',
  plan: 'Der Weg zu {version}',
  planNone: 'Der Weg dorthin',
  upToDate: 'Nichts zu tun: Die Region bietet nichts Neueres an, als dieser Cluster hat.',
  noPlan: 'Keine Folge erlaubter Schritte führt von hier zu {version}.',
  reached: 'Diese Version läuft schon.',
  leadsThere: 'Der laufende Vorgang führt dorthin.',
  goal: 'Was auf {version} wechselt',
  goalAll: 'Steuerungsebene und Worker',
  goalControlPlane: 'Nur die Steuerungsebene',
  steps: 'Schritte',
  order: 'In welcher Reihenfolge',
  orderFewest:
    'Möglichst wenige Schritte: {count, plural, one {# Schritt} other {# Schritte}}, Worker zeitweise bis zu {skew, plural, one {# Nebenversion} other {# Nebenversionen}} zurück',
  orderClosest:
    'Möglichst dicht beieinander: {count, plural, one {# Schritt} other {# Schritte}}, Worker zeitweise bis zu {skew, plural, one {# Nebenversion} other {# Nebenversionen}} zurück',
  stepOperation: 'Vorgang',
  step: '{part, select, workers {Worker} other {Steuerungsebene}}: {from} auf {to}',
  stepTo: '{part, select, workers {Worker} other {Steuerungsebene}} auf {to}',
  stepState:
    '{state, select, done {Fertig} running {Läuft} starting {Wird begonnen} next {Als Nächstes} failed {Gescheitert} notStarted {Nicht begonnen} notReached {Nicht erreicht} other {Später}}',
  total:
    '{count, plural, one {Der verbleibende Schritt dauert} other {Die verbleibenden # Schritte dauern zusammen}} gewöhnlich {range}, ab Beginn gezählt',
  totalFew:
    '{count, plural, one {Der verbleibende Schritt dauerte} other {Die verbleibenden # Schritte dauerten zusammen}} in den wenigen Läufen hier {range}, ab Beginn gezählt',
  totalUnknown:
    'Wie lange {count, plural, one {der verbleibende Schritt dauert} other {die verbleibenden # Schritte dauern}}, ist nicht bekannt: einige liefen hier noch nie',
  lastFailed: 'Der letzte Versuch ist gescheitert',
  lastFailedLead: 'Finden und beheben Sie die Ursache, bevor Sie neu beginnen.',
  start: 'Upgrade beginnen',
  startLater: 'Beginnen, wenn dies endet',
  confirm: {
    title: 'Upgrade von {name} auf {version}?',
    steps:
      '{count, plural, one {Ein Schritt: {first}.} other {# Schritte, einer nach dem anderen. Der erste: {first}.}}',
    noWayBack: 'Zurück auf eine ältere Version geht es nicht.',
    later: 'Es beginnt, sobald „{kind}“ endet.',
    supervised:
      'Die Konsole führt es Schritt für Schritt aus: Es geht weiter, wenn Sie diesen Tab schließen{known, select, yes {, und ohne Sie längstens bis {at}} other {}}. Beim ersten Fehler hält es an.',
    action: 'Upgrade beginnen',
  },
  run: {
    title: 'Upgrade auf {version}',
    underWay: 'Die Konsole bringt den Cluster Schritt für Schritt auf {version}',
    hasStopped: 'Das Upgrade auf {version} geht nicht weiter',
    open: 'Upgrade öffnen',
    unknown: 'Noch ist nicht bekannt, ob die Konsole schon ein Upgrade dieses Clusters ausführt.',
    checking: 'Der Plan wird geprüft. Inzwischen wird nichts begonnen.',
    ready: 'Geprüft und noch nicht begonnen',
    readyLead:
      '{todo, plural, =0 {Nichts mehr zu tun} one {# Schritt zu tun} other {# Schritte zu tun}}{skipped, plural, =0 {} other {, # schon so}}.',
    looking: 'Der Cluster wird angesehen …',
    starting: 'Wird begonnen: {step} …',
    waiting: 'Es wird gewartet, bis „{kind}“ endet',
    waitingCluster: 'Es wird gewartet, bis sich der Cluster ändert',
    noAnswer: 'Die Region antwortet nicht. Es wird neu gefragt; inzwischen wird nichts begonnen.',
    supervised:
      'Es geht weiter, wenn Sie diesen Tab schließen{known, select, yes {, und ohne Sie längstens bis {at}.} other {, solange die Sitzung besteht, mit der gearbeitet wird.}}',
    stopNext: 'Nach diesem Schritt anhalten',
    stopsNext: 'Vor dem nächsten Schritt wird angehalten. Was jetzt läuft, lässt sich nicht zurückrufen.',
    dontStop: 'Nicht anhalten',
    goOn: 'Fortsetzen',
    tryAgain: 'Erneut versuchen',
    end: 'Diesen Lauf beenden',
    close: 'Schließen',
    openOperation: 'Vorgang öffnen',
    finished: 'Fertig: {version} ist erreicht',
    finishedLead: 'Steuerungsebene {controlPlane}, Worker {workers}.',
    finishedControlPlane: 'Steuerungsebene {controlPlane}.',
    asked: 'Zwischen zwei Schritten angehalten',
    askedLead: 'Derzeit läuft nichts davon. Es geht von dort weiter, wo der Cluster dann ist.',
    operationFailed: '„{kind}“ ist gescheitert',
    error: 'Der Fehler, wie die Region ihn gesendet hat',
    copyError: 'Fehler kopieren',
    noError: 'Die Region nennt keinen Grund.',
    afterFailure:
      'Es wurde kein weiterer Schritt begonnen, und der Cluster behält die hier gezeigten Versionen. Finden und beheben Sie die Ursache und versuchen Sie es dann erneut.',
    problem: '{step} wurde nicht begonnen',
    unread: 'Der Cluster konnte nicht angesehen werden',
    sessionEnded: 'Die Sitzung, mit der gearbeitet wurde, ist zu Ende',
    sessionEndedLead: 'Setzen Sie es mit Ihrer Sitzung fort: Es geht von dort weiter, wo der Cluster dann ist.',
    accountRefused: 'Die Region nimmt das Konto nicht mehr an',
    accountRefusedLead:
      'Es wurde vielleicht deaktiviert. Setzen Sie es fort, sobald das Konto wieder angenommen wird: Es geht von dort weiter, wo der Cluster dann ist.',
    clusterFailed: 'Der Cluster ist gescheitert',
    clusterFailedLead: 'Er kann nur noch gelöscht werden.',
    notReached: 'Die Region ist mit dem Schritt fertig, aber der Cluster hat nicht Version {version}',
    notReachedLead: 'Vielleicht braucht die Region einen Moment. Setzen Sie fort, um noch einmal nachzusehen.',
    noWay: 'Der Plan führt von hier nicht weiter',
    noWayLead:
      'Die Region verlangt andere Schritte, als Sie bestätigt haben, oder lehnt diese ab. Sonst wird nichts begonnen: Beenden Sie diesen Lauf und planen Sie den Weg neu.',
  },
};
