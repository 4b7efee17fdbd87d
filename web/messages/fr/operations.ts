import type { operations as english } from '../en/operations.ts';
import type { Translation } from '../translation.ts';

export const operations: Translation<typeof english> = {
  title: 'Opérations',
  columns: {
    kind: 'Opération',
    cluster: 'Cluster',
    status: 'État',
    progress: 'Avancement',
    started: 'Début',
    ended: 'Fin',
    duration: 'Durée',
  },
  kind: '{kind, select, CreateCluster {Création du cluster} DeleteCluster {Suppression du cluster} AddWorker {Ajout de workers} RemoveWorker {Retrait de workers} UpdateWorker {Mise à jour des paquets} UpgradeWorkers {Mise à niveau des workers} UpgradeMasters {Mise à niveau du plan de contrôle} Unknown {Opération} other {{kind}}}',
  doing:
    '{kind, select, CreateCluster {En création} DeleteCluster {En suppression} AddWorker {Ajout de workers} RemoveWorker {Retrait de workers} UpdateWorker {Mise à jour} UpgradeWorkers {Mise à niveau} UpgradeMasters {Mise à niveau} Unknown {En modification} other {{kind}}}',
  percent: '{percent, number} %',
  does: {
    version: '{kind} → {version}',
    count: '{kind} {from, number} → {to, number}',
    resize: 'Redimensionnement de {pool} {from, number} → {to, number}',
    resizeTo: 'Redimensionnement de {pool} → {to, number}',
    addPool: 'Ajout du pool {pool}, {to, plural, one {# nœud} other {# nœuds}}',
    deletePool: 'Suppression du pool {pool}',
    workers:
      '{kind, select, RemoveWorker {{count, plural, one {Retrait de # worker} other {Retrait de # workers}}} other {{count, plural, one {Ajout de # worker} other {Ajout de # workers}}}}',
  },
  status: '{status, select, PENDING {En attente} RUNNING {En cours} DONE {Terminée} FAILED {Échouée} other {{status}}}',
  progressOf: 'Avancement : {kind}',
  busy: 'Une opération est en cours : {kind}',
  busyPercent: 'Une opération est en cours : {kind} {percent, number} %',
  showRunning: 'Voir cette opération',
  connection: '{state, select, live {En direct} connecting {Connexion…} offline {Hors ligne} other {Pas en direct}}',
  connectionTitle:
    '{state, select, live {Les changements apparaissent ici dès qu’ils ont lieu.} connecting {La connexion en direct est en cours d’établissement.} offline {Votre navigateur n’a pas de réseau. Un nouvel essai a lieu dès son retour.} other {La région ou la connexion ne répond pas. De nouveaux essais ont lieu en continu.}}',
  staleTitle:
    '{state, select, offline {Votre navigateur est hors ligne} other {Ces données ne sont peut-être plus à jour}}',
  stale:
    '{region} n’a pas répondu depuis {since}. Ce que vous voyez date de ce moment ; de nouveaux essais ont lieu en continu.',
  staleConnection:
    '{known, select, yes {La console n’a plus donné signe depuis {since}. Ce que vous voyez date de ce moment} other {Pas encore de connexion en direct. Ce que vous voyez ne change pas de soi-même}} ; de nouveaux essais ont lieu en continu.',
  staleRead:
    'Une partie de cette page n’a pas pu être lue{known, select, yes { depuis {since}} other {}}. Un nouvel essai a lieu toutes les 15 secondes.',
  reconnect: 'Reconnecter maintenant',
  asOf: 'État à {time}',
  forbiddenTitle: 'Vous ne pouvez pas voir les opérations ici',
  failedTitle: 'Les opérations n’ont pas pu être chargées',
  unsupportedTitle: 'Les opérations ne sont pas disponibles dans {region}',
  unsupported:
    'Cette région ne conserve pas d’opérations. Ce qui est fait sur un cluster se voit dans l’état du cluster.',
  next: {
    plan: 'Ouvrir le planificateur',
    resize: 'Redimensionner à nouveau',
    addPool: 'Ajouter le pool à nouveau',
    deletePool: 'Supprimer le pool à nouveau',
    pools: 'Voir les pools de nœuds',
    packages: 'Mettre à jour les paquets à nouveau',
    deleteCluster: 'Supprimer le cluster',
  },
  toClusters: 'Aller aux clusters',
  allOperations: 'Toutes les opérations de ce cluster',
  endedNews: '{status, select, DONE {{kind} : terminé – {cluster}} other {{kind} : échec – {cluster}}}',
  openOperation: 'Ouvrir l’opération',
  dismissNews: 'Fermer l’avis : {kind}',
};
