import type { operations as english } from '../en/operations.ts';
import type { Translation } from '../translation.ts';

export const operations: Translation<typeof english> = {
  title: 'Vorgänge',
  columns: {
    kind: 'Vorgang',
    cluster: 'Cluster',
    status: 'Status',
    progress: 'Fortschritt',
    started: 'Begonnen',
    ended: 'Beendet',
    duration: 'Dauer',
  },
  kind: '{kind, select, CreateCluster {Cluster anlegen} DeleteCluster {Cluster löschen} AddWorker {Worker hinzufügen} RemoveWorker {Worker entfernen} UpdateWorker {Pakete aktualisieren} UpgradeWorkers {Upgrade der Worker} UpgradeMasters {Upgrade der Steuerungsebene} Unknown {Vorgang} other {{kind}}}',
  doing:
    '{kind, select, CreateCluster {Wird angelegt} DeleteCluster {Wird gelöscht} AddWorker {Worker kommen hinzu} RemoveWorker {Worker werden entfernt} UpdateWorker {Wird aktualisiert} UpgradeWorkers {Upgrade} UpgradeMasters {Upgrade} Unknown {Wird geändert} other {{kind}}}',
  percent: '{percent, number} %',
  does: {
    version: '{kind} → {version}',
    count: '{kind} {from, number} → {to, number}',
    resize: 'Größe von {pool} {from, number} → {to, number}',
    resizeTo: 'Größe von {pool} → {to, number}',
    addPool: 'Pool {pool} hinzufügen, {to, plural, one {# Knoten} other {# Knoten}}',
    deletePool: 'Pool {pool} löschen',
    workers:
      '{kind, select, RemoveWorker {{count, plural, one {# Worker entfernen} other {# Worker entfernen}}} other {{count, plural, one {# Worker hinzufügen} other {# Worker hinzufügen}}}}',
  },
  status: '{status, select, PENDING {Wartet} RUNNING {Läuft} DONE {Fertig} FAILED {Gescheitert} other {{status}}}',
  progressOf: 'Fortschritt: {kind}',
  busy: 'Ein Vorgang läuft: {kind}',
  busyPercent: 'Ein Vorgang läuft: {kind} {percent, number} %',
  showRunning: 'Diesen Vorgang zeigen',
  connection: '{state, select, live {Live} connecting {Verbinden …} offline {Offline} other {Nicht live}}',
  connectionTitle:
    '{state, select, live {Änderungen erscheinen hier, sobald sie geschehen.} connecting {Die Live-Verbindung wird aufgebaut.} offline {Ihr Browser hat kein Netz. Sobald er wieder eines hat, wird es neu versucht.} other {Die Region oder die Verbindung zu ihr antwortet nicht. Es wird laufend neu versucht.}}',
  staleTitle: '{state, select, offline {Ihr Browser ist offline} other {Das ist vielleicht veraltet}}',
  stale: '{region} hat seit {since} nicht geantwortet. Sie sehen den damaligen Stand; es wird laufend neu gefragt.',
  staleConnection:
    '{known, select, yes {Von der Konsole ist seit {since} nichts gekommen. Sie sehen den damaligen Stand} other {Noch keine Live-Verbindung. Was Sie sehen, ändert sich nicht von selbst}}; es wird laufend neu versucht.',
  staleRead:
    'Etwas auf dieser Seite konnte {known, select, yes {seit {since} nicht mehr} other {nicht}} gelesen werden. Es wird alle 15 Sekunden neu abgefragt.',
  reconnect: 'Jetzt neu verbinden',
  asOf: 'Stand {time}',
  forbiddenTitle: 'Sie dürfen die Vorgänge hier nicht sehen',
  failedTitle: 'Die Vorgänge konnten nicht geladen werden',
  unsupportedTitle: 'Vorgänge sind in {region} nicht verfügbar',
  unsupported:
    'Diese Region führt keine Aufzeichnungen über Vorgänge. Was mit einem Cluster geschieht, zeigt sein Zustand.',
  next: {
    plan: 'Planer öffnen',
    resize: 'Größe noch einmal ändern',
    addPool: 'Pool noch einmal hinzufügen',
    deletePool: 'Pool noch einmal löschen',
    pools: 'Knotenpools ansehen',
    packages: 'Pakete noch einmal aktualisieren',
    deleteCluster: 'Cluster löschen',
  },
  toClusters: 'Zu den Clustern',
  allOperations: 'Alle Vorgänge dieses Clusters',
  endedNews: '{status, select, DONE {„{kind}“ ist fertig: {cluster}} other {„{kind}“ ist gescheitert: {cluster}}}',
  openOperation: 'Vorgang öffnen',
  dismissNews: 'Mitteilung zu „{kind}“ ausblenden',
};
